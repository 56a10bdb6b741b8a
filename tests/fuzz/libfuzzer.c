/* For libFuzzer, with the name of a target in FUZZ. */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	FUZZ(data, n);
	return 0;
}
