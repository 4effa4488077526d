/** The platform's default memory for a second-generation function. */
export const defaultMemoryMb = 256;
export const defaultMaximumInstances = 100;

/** CPUs by MiB with `gcf_gen1`, the rule of first-generation functions; above that, the generations do not differ. */
const firstGenerationCpus = { 128: 1 / 12, 256: 1 / 6, 512: 1 / 3, 1024: 7 / 12 };

/**
 * The CPUs of a function's machine: as requested, otherwise by memory.
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
