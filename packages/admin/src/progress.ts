import type { AdminIo } from './admin-io.ts';

/** A step of a command that processes many items. */
export interface Step {
  /** The name of the step, such as 'Writing the archive'. */
  readonly name: string;
  readonly unit: string;
  /** How many items there are; null if unknown. */
  readonly total: number | null;
}

/** Shows the operator the progress of a command. */
export interface Progress {
  /** Returns the same items, counted as they pass. */
  over<Item>(step: Step, items: AsyncIterable<Item>): AsyncGenerator<Item>;
  /** Removes the line from a terminal; called before anything else is written. */
  clear(): void;
}

/** A terminal shows one line that is overwritten. */
const terminalEveryMs = 200;
/** Elsewhere each update is a new line, and a shorter command writes none. */
const linesEveryMs = 5000;

const startOfLine = '\r\u{1b}[K';

/** Writes to `errors` only: the output is for scripts. `now` is a clock in milliseconds. */
export function createProgress(errors: AdminIo['errors'], now: () => number): Progress {
  const isTerminal = errors.isTTY === true;
  const everyMs = isTerminal ? terminalEveryMs : linesEveryMs;
  let shownAt = now();
  const show = (text: string) => {
    shownAt = now();
    errors.write(isTerminal ? `${startOfLine}${text}` : `${text}\n`);
  };
  const clear = () => {
    if (isTerminal) errors.write(startOfLine);
  };
  return {
    over: async function* (step, items) {
      let count = 0;
      if (isTerminal) show(textOf(step, count));
      for await (const item of items) {
        yield item;
        count += 1;
        if (now() - shownAt >= everyMs) show(textOf(step, count));
      }
    },
    clear,
  };
}

/** For a command without an operator watching. */
export const noProgress: Progress = {
  over: async function* (_step, items) {
    yield* items;
  },
  clear: () => undefined,
};

function textOf({ name, unit, total }: Step, count: number): string {
  const of = total === null ? '' : ` of ${total.toLocaleString('en')}`;
  return `${name}: ${count.toLocaleString('en')}${of} ${unit}`;
}
