import type { EmulatorHosts } from '@lineup/provider-firebase/testing';

/** Read counts by reader and collection; 'page lineupEvents' are events sent to the browser. */
export type Reads = Readonly<Record<string, number>>;

/** A screen or a step, and the Firestore reads that it caused. */
export interface Visit {
  readonly screen: string;
  readonly reads: Reads;
}

const quietMs = 1500;
const longestMs = 120_000;

/** Counts of writes and deletes by functions: 'write lineupEvents', 'delete drafts'. */
export type Writes = Readonly<Record<string, number>>;

/** All reads since the emulators were started, as Firestore bills them; see the emulators' `read-counter.mjs`. */
const readsSoFar = (emulators: EmulatorHosts): Promise<Reads> => countsOf(emulators, 'reads');

async function countsOf({ hosts }: EmulatorHosts, what: 'reads' | 'writes') {
  const response = await fetch(`http://${hosts.firestore}/${what}`);
  return (await response.json()) as Readonly<Record<string, number>>;
}

/** The Firestore reads that the action causes, until there have been none for a while. */
export async function readsOf(emulators: EmulatorHosts, action: () => Promise<void>): Promise<Reads> {
  return (await documentsOf(emulators, action)).reads;
}

/** The Firestore reads and writes that the action causes, until there have been no reads for a while. */
export async function documentsOf(
  emulators: EmulatorHosts,
  action: () => Promise<void>,
): Promise<{ readonly reads: Reads; readonly writes: Writes }> {
  const reads = await readsSoFar(emulators);
  const writes = await countsOf(emulators, 'writes');
  await action();
  return {
    reads: difference(reads, await whenQuiet(emulators)),
    writes: difference(writes, await countsOf(emulators, 'writes')),
  };
}

async function whenQuiet(emulators: EmulatorHosts): Promise<Reads> {
  const until = performance.now() + longestMs;
  let last = await readsSoFar(emulators);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    const now = await readsSoFar(emulators);
    if (total(now) === total(last)) return now;
    if (performance.now() > until) throw new Error('The portal does not stop reading.');
    last = now;
  }
}

function difference(before: Reads, after: Reads): Reads {
  const changed = Object.entries(after).map(([what, times]) => [what, times - (before[what] ?? 0)] as const);
  return Object.fromEntries(changed.filter(([, times]) => times > 0));
}

/** All reads, or those of one reader: 'page', 'rules' or 'server'. */
export function total(reads: Reads, reader = ''): number {
  const own = Object.entries(reads).filter(([what]) => what.startsWith(reader));
  return own.reduce((sum, [, times]) => sum + times, 0);
}
