/** In milliseconds: short enough not to be a long task on a phone four times slower than a laptop. */
const longest = 10;

/** Lets the browser render and respond between pieces of long work. */
export class Turns {
  #since = performance.now();

  /** Resolves at once, or in the next turn if this one has lasted too long. */
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
