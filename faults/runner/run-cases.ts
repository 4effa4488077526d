import type { FaultCase } from './fault-case.ts';
import { jobsOf, joinParts, type Job, type JobResult } from './jobs.ts';

/** A line of the table. */
export interface CaseOutcome extends JobResult {
  readonly area: string;
  readonly name: string;
  readonly promise: string;
}

/** Runs one job after another; never rejects. */
export interface Lane {
  run(job: Job): Promise<JobResult>;
}

/** Where jobs run: `works` share the processors, `waits` is for those that leave them idle. */
interface Lanes {
  readonly works: readonly [Lane, ...Lane[]];
  readonly waits: Lane;
}

export interface RunSettings {
  readonly long: boolean;
  readonly lanes: Lanes;
  /** Hears of every case as its first part begins. */
  readonly onBegin: (faultCase: FaultCase) => void;
}

interface Planned {
  readonly faultCase: FaultCase;
  readonly job: Job;
}

/** Runs the cases, several at a time; the outcomes are in the order of the cases. */
export async function runCases(
  cases: readonly FaultCase[],
  settings: RunSettings,
): Promise<readonly CaseOutcome[]> {
  const { long, lanes } = settings;
  const planned = cases.flatMap((faultCase) => jobsOf(faultCase, long).map((job) => ({ faultCase, job })));
  const isAlone = ({ faultCase: { pace } }: Planned) => long && pace === 'alone';
  const waits = ({ faultCase: { pace } }: Planned) => pace === 'waits';
  const results = new Map<string, JobResult[]>(cases.map(({ name }) => [name, []]));
  const drain = (queue: Planned[], lane: Lane) => emptyQueue(queue, lane, results, settings.onBegin);
  const working = planned.filter((plan) => !waits(plan) && !isAlone(plan));
  await Promise.all([
    drain(planned.filter(waits), lanes.waits),
    ...lanes.works.map((lane) => drain(working, lane)),
  ]);
  await drain(planned.filter(isAlone), lanes.works[0]);
  return cases.map(({ area, name, promise }) => ({
    area,
    name,
    promise,
    ...joinParts(results.get(name) ?? []),
  }));
}

/** Takes job after job from a queue that lanes may share. */
async function emptyQueue(
  queue: Planned[],
  lane: Lane,
  results: ReadonlyMap<string, JobResult[]>,
  onBegin: RunSettings['onBegin'],
): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (next.job.part === 0) onBegin(next.faultCase);
    results.get(next.job.name)?.push(await lane.run(next.job));
  }
}
