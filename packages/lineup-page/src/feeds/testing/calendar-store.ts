import ICAL from 'ical.js';

interface StoredEvent {
  readonly sequence: number;
  readonly stamp: string;
  readonly isCancelled: boolean;
  readonly text: string;
}

/**
 * Behaves like a calendar app that follows a feed: it identifies events by UID, the higher SEQUENCE wins, then the
 * later DTSTAMP. It forgets nothing that the feed does not cancel.
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

  /** The events that the app shows, by time: "2026-07-03T18:00:00Z Owl Parade (Pier, Terschelling)". */
  shown(): string[] {
    return [...this.#events.values()]
      .filter(({ isCancelled }) => !isCancelled)
      .map(({ text }) => text)
      .sort();
  }
}
