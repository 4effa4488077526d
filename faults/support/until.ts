import { expectThat } from '../runner/tally.ts';

/** Waits until `holds` returns true; throws with `what` after this many milliseconds. */
export async function untilTrue(
  holds: () => boolean | Promise<boolean>,
  what: string,
  limitMs = 5000,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await holds())) {
    expectThat(performance.now() < deadline, what);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
