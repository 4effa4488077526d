/** In milliseconds: on a phone four times slower than a laptop it is no long task. */
const longest = 10;

/** Lets the browser draw and answer between the pieces of long work. */
export class Turns {
  #since = performance.now();

  /** Resolves at once, or, when this turn has lasted long, in the next one. */
  async pauseWhenLong(): Promise<void> {
    if (performance.now() - this.#since > longest) await this.next();
  }

  /** Resolves in the next turn. */
  async next(): Promise<void> {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    this.#since = performance.now();
  }
}
