/** What the platform gives a function of the second generation that does not say. */
export const defaultMemoryMb = 256;
export const defaultMaximumInstances = 100;

/** CPUs by MiB with `gcf_gen1`, which functions of the first generation have; with more memory there is no difference. */
const firstGenerationCpus = { 128: 1 / 12, 256: 1 / 6, 512: 1 / 3, 1024: 7 / 12 };

/**
 * The CPUs of a function's machine: what the function asks for, else by the memory.
 *
 * @param {number | 'gcf_gen1' | null | undefined} cpu
 * @param {number} memoryMb
 */
export function cpuOf(cpu, memoryMb) {
  if (typeof cpu === 'number') return cpu;
  const part = cpu === 'gcf_gen1' ? firstGenerationCpus[memoryMb] : undefined;
  return part ?? defaultCpu(memoryMb);
}

function defaultCpu(memoryMb) {
  if (memoryMb <= 2048) return 1;
  if (memoryMb <= 8192) return 2;
  return memoryMb <= 16_384 ? 4 : 8;
}
