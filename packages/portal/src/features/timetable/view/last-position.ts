/** The hour of a day to which a list was scrolled, remembered while the window is turned or the day is changed. */
export class LastPosition {
  #moment: string | null = null;

  /** As `dayMomentOf` names it; null until one has gone anywhere. */
  get moment(): string | null {
    return this.#moment;
  }

  note(moment: string): void {
    this.#moment = moment;
  }
}
