import { timestampToMillis, type Festival, type LineupEvent } from '@lineup/domain';
import { draftPublic, sequenceAt } from '@lineup/domain/release';
import { calendarText } from './calendar-text.ts';
import { en } from '../../texts/en.ts';
import type { FeedTexts } from '../feed-texts.ts';
import { feedEntries } from './feed-entries.ts';

/** The portal is in English, and does not load the parser for messages in other languages. */
const english: FeedTexts = {
  toBeAnnounced: en.nameToCome,
  cancelled: en.cancelled,
  cancelledSet: (name) => en.feedCancelled.replace('{name}', () => name),
  replacedBy: (name) => en.feedReplacedBy.replace('{name}', () => name),
};

/**
 * Renders a stored schedule as a calendar for administrators, announced or not. Event counters derive from when their
 * sets changed: the same schedule gives the same bytes, and a calendar that imported it before accepts later changes.
 */
export function draftCalendar(festival: Festival, events: readonly LineupEvent[]): string {
  const changed = new Map(events.map((event) => [event.id, lastChange(event)]));
  const draft = draftPublic(festival, events, { stages: [], showNames: true, now: 0 });
  const entries = feedEntries(draft, 'lineup', english).map((entry) => {
    const changedAt = changed.get(entry.id) ?? 0;
    return { ...entry, changedAt, sequence: sequenceAt(null, changedAt) };
  });
  return calendarText({ name: festival.name, page: null }, entries);
}

/** Single writes and bulk writes set different fields. In milliseconds since the epoch. */
function lastChange({ created_at, updated_at, createdAt, updatedAt }: LineupEvent): number {
  const stamps = [created_at, updated_at, createdAt, updatedAt];
  return Math.max(0, ...stamps.map((stamp) => (stamp === undefined ? 0 : timestampToMillis(stamp))));
}
