/** What the platform gives a function of the second generation that does not say. */
export const defaultMemoryMb = 256;
export const defaultMaximumInstances = 100;

/**
 * The CPUs of a machine with so much memory.
 *
 * @param {number} memoryMb
 */
export function defaultCpu(memoryMb) {
  if (memoryMb <= 2048) return 1;
  if (memoryMb <= 8192) return 2;
  return memoryMb <= 16_384 ? 4 : 8;
}
