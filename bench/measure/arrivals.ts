/** Which changes have reached which portals, and how long each took. A change counts once for each portal. */
export class Arrivals {
  /** From sending a change to its first arrival at a portal, in milliseconds. */
  readonly times: number[] = [];
  readonly #sentAt: number[] = [];
  readonly #heardBy: readonly Set<number>[];

  constructor(portals: number) {
    this.#heardBy = Array.from({ length: portals }, () => new Set<number>());
  }

  /** Records that the next change, counted from 0, is sent at `time`. */
  send(time: number): void {
    this.#sentAt.push(time);
  }

  /** Records that `portal` has received a change; ignores repeated ones, and ones that were not sent. */
  hear(portal: number, change: number, time: number): void {
    const sentAt = this.#sentAt[change];
    const heard = this.#heardBy[portal];
    if (sentAt === undefined || heard === undefined || heard.has(change)) return;
    heard.add(change);
    this.times.push(time - sentAt);
  }

  /** The number of arrivals that are still missing. */
  missing(): number {
    return this.#sentAt.length * this.#heardBy.length - this.times.length;
  }
}
