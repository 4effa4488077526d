/** The time to which the list of a day was scrolled, remembered when the window is rotated or the day changes. */
export class LastPosition {
  #moment: string | null = null;

  /** In the format of `dayMomentOf`; null until the list was scrolled. */
  get moment(): string | null {
    return this.#moment;
  }

  note(moment: string): void {
    this.#moment = moment;
  }
}
