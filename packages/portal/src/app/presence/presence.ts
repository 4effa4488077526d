import { createServerClock } from '../time/server-clock.ts';
import { presenceMs, type FunctionPort, type PresentPerson } from '@lineup/provider';

/** Where somebody is: a festival, and the open set, if any. */
export interface PresencePlace {
  readonly festivalId: string;
  readonly setId: string | null;
}

/** Who else has the same festival open. */
export interface Presence {
  /** The server's time in epoch milliseconds; this machine's time until it is known. */
  readonly serverNow: () => number;
  /** The others, sorted by name; the same array until it changes. */
  readonly people: () => readonly PresentPerson[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets where this page is from now on; null while it shows no festival, or is not visible. */
  readonly show: (place: PresencePlace | null) => void;
}

/** The first second of a page is left to loading its content. */
const firstAfterMs = 1000;
/** The minimum time between two messages, in milliseconds. */
const announceEveryMs = 20_000;

/**
 * Announces where this page is, soon and then every 20 seconds at most; each response lists who else is there and the
 * server's time. A failed message is skipped: the next one follows, and people who send nothing for a while disappear.
 * `now` is in epoch milliseconds.
 */
export function createPresence(functions: FunctionPort, now: () => number): Presence {
  const listeners = new Set<() => void>();
  const clock = createServerClock(now);
  let people: readonly PresentPerson[] = [];
  let festivalId: string | null = null;
  let place: PresencePlace | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let announcedAt = -Infinity;
  let answeredAt = -Infinity;

  const update = (next: readonly PresentPerson[]) => {
    if (JSON.stringify(next) === JSON.stringify(people)) return;
    people = next;
    for (const listener of listeners) listener();
  };
  const schedule = () => {
    clearTimeout(timer);
    if (place === null) return;
    timer = setTimeout(() => void announce(), Math.max(firstAfterMs, announcedAt + announceEveryMs - now()));
  };
  const announce = async () => {
    if (place === null) return;
    const asked = place;
    const sentAt = now();
    announcedAt = sentAt;
    const answer = await functions.call('announcePresence', asked).catch(() => null);
    if (answer !== null) clock.note(sentAt, now(), answer.now);
    if (asked.festivalId === festivalId) {
      if (answer !== null) answeredAt = now();
      if (answer !== null) update(answer.people.toSorted((a, b) => a.name.localeCompare(b.name)));
      else if (now() - answeredAt > presenceMs) update([]);
    }
    schedule();
  };
  return {
    serverNow: clock.now,
    people: () => people,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (next) => {
      if (next !== null && next.festivalId !== festivalId) {
        festivalId = next.festivalId;
        update([]);
      }
      place = next;
      schedule();
    },
  };
}
