import { paths, type ChangeAuthor } from '@lineup/domain';
import { presenceMs, type Callables, type PresentPerson } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { peopleNames } from './people-names.ts';

/** A person who has a festival open. */
export interface Presence extends PresentPerson {
  /** When it expires, in milliseconds since the epoch. */
  readonly until: number;
}

/** Where a provider stores presence: not backed up, copied or listed in a history. */
export interface PresenceStore {
  /**
   * Replaces the person's previous presence, and returns all of the festival; those that ended before `now` may be left
   * out.
   */
  note(festivalId: string, presence: Presence, now: number): Promise<readonly Presence[]>;
}

interface Surroundings extends Pick<ServerProvider, 'documents'> {
  readonly presence: PresenceStore;
  readonly by: ChangeAuthor;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** See `Callables`. */
export async function announcePresence(
  { documents, presence, by, now }: Surroundings,
  { festivalId, setId }: Callables['announcePresence']['request'],
): Promise<Callables['announcePresence']['response']> {
  const [festival, { names }] = await Promise.all([
    documents.get(paths.festival(festivalId)),
    peopleNames({ documents }, { ids: [by.id] }),
  ]);
  // Pages may call this for a moment after a festival was deleted.
  const at = now();
  if (festival === null) return { people: [], now: at };
  const own: Presence = { id: by.id, name: names[by.id] ?? by.email, setId, until: at + presenceMs };
  const all = await presence.note(festivalId, own, at);
  const others = all.filter(({ id, until }) => id !== by.id && until > at);
  return { people: others.map(({ id, name, setId: open }) => ({ id, name, setId: open })), now: at };
}

/** Stores presence in the memory of one process. */
export function presenceInMemory(): PresenceStore {
  const festivals = new Map<string, Map<string, Presence>>();
  const forgetPast = (now: number) => {
    for (const [festivalId, people] of festivals) {
      for (const { id, until } of people.values()) if (until <= now) people.delete(id);
      if (people.size === 0) festivals.delete(festivalId);
    }
  };
  return {
    note: (festivalId, presence, now) => {
      forgetPast(now);
      const people = festivals.get(festivalId) ?? new Map<string, Presence>();
      festivals.set(festivalId, people.set(presence.id, presence));
      return Promise.resolve([...people.values()]);
    },
  };
}
