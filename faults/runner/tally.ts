import type { CaseResult } from './fault-case.ts';

/** Counts the tries and their results. */
export interface Tally {
  /** Runs one try: it is held if `work` completes, and lost with a note if it throws. */
  try(what: string, work: () => Promise<void>): Promise<void>;
  /** Counts one try; `what` describes it if it is lost. */
  check(holds: boolean, what: string): void;
  /** Counts one try that holds if both are the same JSON. */
  equal(seen: unknown, expected: unknown, what: string): void;
  /** Useful information that is not a try, such as a measurement; reported once. */
  note(text: string): void;
  /** Nothing can be tried on this machine, for this reason. */
  impossible(reason: string): void;
  result(): CaseResult;
}

/** A promise was broken; the message says how. */
class BrokenPromiseError extends Error {
  override readonly name = 'BrokenPromiseError';
}

/** Throws with `what` unless `condition` holds. */
export function expectThat(condition: boolean, what: string): asserts condition {
  if (!condition) throw new BrokenPromiseError(what);
}

/** Throws with the first of `faults`, and how many there are, if there are any. */
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

/** The message of a broken promise is enough; for an unexpected error, the location is reported as well. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof BrokenPromiseError) return error.message;
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message}${cause} ${error.stack?.split('\n')[1]?.trim() ?? ''}`;
}
