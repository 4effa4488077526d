import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useAnnounced, usePeople } from './use-presence.ts';

/** Loaded on demand: most people are alone. */
const PeopleHere = lazy(async () => ({ default: (await import('./people-here.tsx')).PeopleHere }));

/** Announces that this festival is open here and at which set, and shows who else has it open. */
export function OthersHere({ festivalId }: { readonly festivalId: string }) {
  const { event }: { readonly event?: unknown } = useSearch({ strict: false });
  useAnnounced(festivalId, isId(event) ? String(event) : null);
  const people = usePeople();
  if (people.length === 0) return null;
  return (
    <Suspense>
      <PeopleHere festivalId={festivalId} people={people} />
    </Suspense>
  );
}

/** Ids made of digits only are parsed as numbers. */
function isId(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}
