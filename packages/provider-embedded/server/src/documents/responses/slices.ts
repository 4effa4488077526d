/** Work that pauses at each `yield` to let other work run. */
export type Sliced<Result> = Generator<void, Result, void>;

/** Runs the work to completion, with a pause wherever it yields. */
export async function carryOn<Result>(work: Sliced<Result>, pause: () => Promise<void>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    await pause();
  }
}
