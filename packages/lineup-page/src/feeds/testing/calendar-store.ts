import ICAL from 'ical.js';

interface StoredEvent {
  readonly sequence: number;
  readonly stamp: string;
  readonly isCancelled: boolean;
  readonly text: string;
}

/**
 * What a calendar makes of a feed that it follows: an event is known by its UID, the higher SEQUENCE counts, then the later DTSTAMP.
 * It forgets nothing that a feed does not strike out.
 */
export class CalendarStore {
  readonly #events = new Map<string, StoredEvent>();

  take(feed: string): void {
    const calendar = new ICAL.Component(ICAL.parse(feed) as unknown[]);
    for (const component of calendar.getAllSubcomponents('vevent')) {
      const { uid, sequence, summary, location, startDate } = new ICAL.Event(component);
      const stamp = String(component.getFirstPropertyValue('dtstamp'));
      const known = this.#events.get(uid);
      const isNewer =
        known === undefined ||
        sequence > known.sequence ||
        (sequence === known.sequence && stamp >= known.stamp);
      if (!isNewer) continue;
      const isCancelled = component.getFirstPropertyValue('status') === 'CANCELLED';
      const text = `${startDate.toString()} ${summary} (${location})`;
      this.#events.set(uid, { sequence, stamp, isCancelled, text });
    }
  }

  /** What it shows, by time: "2026-07-03T18:00:00Z Owl Parade (Pier, Terschelling)". */
  shown(): string[] {
    return [...this.#events.values()]
      .filter(({ isCancelled }) => !isCancelled)
      .map(({ text }) => text)
      .sort();
  }
}
