import type { CaseResult } from './fault-case.ts';

/** Counts what was tried and what came of it. */
export interface Tally {
  /** Runs one try: it is held when `work` comes to its end, lost with a note when it throws. */
  try(what: string, work: () => Promise<void>): Promise<void>;
  /** Counts one try; `what` tells it where it is lost. */
  check(holds: boolean, what: string): void;
  /** Counts one try that holds when both are the same JSON. */
  equal(seen: unknown, expected: unknown, what: string): void;
  /** Something worth knowing that is no try, such as a measure; reported once. */
  note(text: string): void;
  /** Nothing can be tried on this machine, for this reason. */
  impossible(reason: string): void;
  result(): CaseResult;
}

/** A promise was broken; the message says how. */
class BrokenPromiseError extends Error {
  override readonly name = 'BrokenPromiseError';
}

/** Fails with `what` unless `condition` holds. */
export function expectThat(condition: boolean, what: string): asserts condition {
  if (!condition) throw new BrokenPromiseError(what);
}

/** Fails with the first of `faults`, and how many there are, unless there is none. */
export function expectNone(faults: readonly string[], what: string): void {
  expectThat(
    faults.length === 0,
    `${what}: ${faults[0]}${faults.length > 1 ? ` (and ${faults.length - 1} more)` : ''}`,
  );
}

const maximumLossNotes = 10;

export function createTally(): Tally {
  let held = 0;
  let lost = 0;
  let isImpossible = false;
  const notes = new Set<string>();
  const check = (holds: boolean, what: string) => {
    if (holds) held += 1;
    else if ((lost += 1) <= maximumLossNotes) notes.add(`lost: ${what}`);
  };
  return {
    check,
    equal: (seen, expected, what) => {
      const [a, b] = [JSON.stringify(seen), JSON.stringify(expected)];
      check(a === b, `${what}: ${a} instead of ${b}`);
    },
    try: (what, work) =>
      work().then(
        () => check(true, what),
        (error: unknown) => check(false, `${what}: ${reasonOf(error)}`),
      ),
    note: (text) => void notes.add(text),
    impossible: (reason) => {
      isImpossible = true;
      notes.add(`not tried: ${reason}`);
    },
    result: () => ({ tries: held + lost, held, lost, notes: [...notes], isImpossible }),
  };
}

/** A broken promise speaks for itself; of an unexpected error the place is reported as well. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof BrokenPromiseError) return error.message;
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message}${cause} ${error.stack?.split('\n')[1]?.trim() ?? ''}`;
}
