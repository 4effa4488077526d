import { percentile } from '../../scripts/measuring/percentile.mjs';

export { percentile };

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Calls `work` this many times and returns the duration of each call, in milliseconds. */
export function timesOf(repetitions: number, work: () => unknown): Promise<readonly number[]> {
  return repeated(repetitions, work, () => performance.now());
}

/** The same in processor time of this process, which other work on the machine does not lengthen. */
export function processorTimesOf(repetitions: number, work: () => unknown): Promise<readonly number[]> {
  return repeated(repetitions, work, () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  });
}

async function repeated(
  repetitions: number,
  work: () => unknown,
  clock: () => number,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let done = 0; done < repetitions; done += 1) {
    const started = clock();
    await work();
    times.push(clock() - started);
  }
  return times;
}
