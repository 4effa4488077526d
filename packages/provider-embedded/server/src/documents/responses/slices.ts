/** Work that pauses at each `yield`, so that others have their turn. */
export type Sliced<Result> = Generator<void, Result, void>;

/** Carries the work on to its end, with a pause wherever it asks for one. */
export async function carryOn<Result>(work: Sliced<Result>, pause: () => Promise<void>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    await pause();
  }
}
