import type { PresentPerson } from '@lineup/provider';
import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useCurrentUser, usePortal } from '../portal-context.ts';
import type { Presence } from './presence.ts';

/** Provided by work-layout.tsx. */
export const PresenceContext = createContext<Presence | null>(null);

const noOne: readonly PresentPerson[] = [];
const nothing: Omit<Presence, 'serverNow'> = {
  people: () => noOne,
  subscribe: () => () => undefined,
  show: () => undefined,
};

function usePresence(): Omit<Presence, 'serverNow'> {
  return use(PresenceContext) ?? nothing;
}

/** Returns a function for the server's time, as far as it is known, in epoch milliseconds. */
export function useServerNow(): () => number {
  const { now } = usePortal();
  return use(PresenceContext)?.serverNow ?? now;
}

/** Announces where this page is while it is shown, its window is visible, and its user is signed in. */
export function useAnnounced(festivalId: string, setId: string | null): void {
  const presence = usePresence();
  const isSignedIn = useCurrentUser() !== null;
  useEffect(() => {
    const update = () => presence.show(document.hidden || !isSignedIn ? null : { festivalId, setId });
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [presence, isSignedIn, festivalId, setId]);
  useEffect(() => () => presence.show(null), [presence]);
}

/** Returns who else has this festival open. */
export function usePeople(): readonly PresentPerson[] {
  const { people, subscribe } = usePresence();
  return useSyncExternalStore(subscribe, people);
}

/** Returns the names of those who have this set open. Changes elsewhere do not re-render. */
export function useNamesAt(setId: string): readonly string[] {
  const { people, subscribe } = usePresence();
  const names = useSyncExternalStore(subscribe, () => namesAt(people(), setId));
  return useMemo(() => (names === '' ? noNames : names.split('\n')), [names]);
}

const noNames: readonly string[] = [];

/** Joined into one string, so that the same names are the same value. */
function namesAt(people: readonly PresentPerson[], setId: string): string {
  const there = people.filter((person) => person.setId === setId);
  return there.map(({ name }) => name).join('\n');
}
