import type { CaseContext, FaultCase } from '../../runner/fault-case.ts';
import type { Random } from '../../runner/random.ts';
import { createTally, expectNone } from '../../runner/tally.ts';
import { openClient, signIn, type Client } from '../../support/client.ts';
import { inventedLocation } from '../../support/lineups.ts';
import { openPortal, type Portal } from '../../support/portals/portal.ts';
import { fileFaults, readStoredData, type StoredData } from '../../support/stored-data.ts';

/** The environment of a plan: a portal that will be killed, and an administrator working on it. */
export interface Bench {
  readonly portal: Portal;
  readonly client: Client;
  readonly random: Random;
}

/** Work that is killed at a random moment, and what must hold afterwards. */
export interface KillPlan<Ground, Result> {
  readonly name: string;
  readonly promise: string;
  readonly tries: FaultCase['tries'];
  /** How long the work takes on a typical machine; the long form measures it instead. */
  readonly usualMs: number;
  /** Creates what the work needs; it is not killed. `n` is the number of the try. */
  prepare(bench: Bench, n: number): Promise<Ground>;
  work(bench: Bench, ground: Ground): Promise<Result>;
  /** Checks what the killed process has left, before another one opens it. */
  checkDead?(ground: Ground, dead: StoredData): void;
  /** Checks what the user finds after the next start. `outcome` is how the killed work ended for them. */
  check(bench: Bench, ground: Ground, outcome: PromiseSettledResult<Result>): Promise<void>;
}

/** Creates the case that runs a plan. */
export function killCase<Ground, Result>(plan: KillPlan<Ground, Result>): FaultCase {
  const { name, promise, tries } = plan;
  return {
    name: `kill-${name}`,
    promise,
    tries,
    partSize: 10,
    run: async (context, count, random) => {
      const tally = createTally();
      const portal = await openPortal(context);
      const bench = { portal, client: openClient(portal.address), random };
      await signIn(bench.client, portal.address);
      const spanMs = 1.15 * (context.long ? await measure(plan, bench) : plan.usualMs);
      for (let n = 1; n <= count; n += 1) {
        const delayMs = Math.round(random.next() * spanMs);
        await tally.try(`killed after ${delayMs} ms`, () => killOnce(plan, context, bench, n, delayMs));
      }
      await portal.remove();
      return tally.result();
    },
  };
}

async function measure<Ground, Result>(plan: KillPlan<Ground, Result>, bench: Bench): Promise<number> {
  const ground = await plan.prepare(bench, 0);
  const started = performance.now();
  await plan.work(bench, ground);
  return performance.now() - started;
}

async function killOnce<Ground, Result>(
  plan: KillPlan<Ground, Result>,
  { folder }: CaseContext,
  bench: Bench,
  n: number,
  delayMs: number,
): Promise<void> {
  const { portal } = bench;
  const ground = await plan.prepare(bench, n);
  const answered = Promise.allSettled([plan.work(bench, ground)]);
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  await portal.kill();
  try {
    const dead = await readStoredData(portal.dataDir, folder);
    expectNone(dead.faults, 'Left by the killed process');
    plan.checkDead?.(ground, dead);
  } finally {
    await portal.start();
  }
  const [outcome] = await answered;
  await plan.check(bench, ground, outcome);
  await checkStarted(bench, folder);
  await removeFestivals(bench.client);
}

/** Removes what a try has created, so that the data does not grow with the number of tries. */
async function removeFestivals({ services }: Client): Promise<void> {
  const made = (await services.festivals.list()).filter(({ location }) => location === inventedLocation);
  for (const { id } of made) await services.festivals.remove(id);
}

const takenUpWithinMs = 10_000;

/** After a start, nothing stays in `processing`, and files and records match. */
async function checkStarted({ portal }: Bench, folder: string): Promise<void> {
  const deadline = performance.now() + takenUpWithinMs;
  for (;;) {
    const data = await readStoredData(portal.dataDir, folder);
    const faults = [...data.faults, ...pendingUploads(data), ...fileFaults(data)];
    if (faults.length === 0) return;
    if (performance.now() > deadline) return expectNone(faults, 'After the next start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function pendingUploads({ documents }: StoredData): string[] {
  return [...documents]
    .filter(
      ([, data]) =>
        typeof data === 'object' && data !== null && 'status' in data && data.status === 'processing',
    )
    .map(([path]) => `${path} stays in processing`);
}
