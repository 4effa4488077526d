import { conflictKinds, type ConflictKind } from '@lineup/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useAhead } from '../../../app/routing/use-ahead.ts';

/** Which conflicts are listed: those of the given kinds (an empty set means all), or the accepted ones. */
type ConflictFilter = ReadonlySet<ConflictKind> | 'accepted';

/** Returns the filter stored in the address, and its setter. The list updates without waiting for the address. */
export function useConflictFilter(): readonly [ConflictFilter, (filter: ConflictFilter) => void] {
  const navigate = useNavigate();
  const address = kindsIn(useSearch({ strict: false }));
  const named = useMemo(() => parseFilter(address), [address]);
  const [filter, choose] = useAhead(address, named);
  const change = (next: ConflictFilter) => {
    choose(next);
    void navigate({
      to: '.',
      search: (before) => ({ ...before, kinds: filterText(next) }),
      replace: true,
      resetScroll: false,
    });
  };
  return [filter, change];
}

function kindsIn({ kinds }: Readonly<Record<string, unknown>>): string {
  return typeof kinds === 'string' ? kinds : '';
}

function parseFilter(text: string): ConflictFilter {
  if (text === 'accepted') return text;
  const named = text.split('*');
  return new Set(conflictKinds.filter((kind) => named.includes(kind)));
}

function filterText(filter: ConflictFilter): string | undefined {
  return (filter === 'accepted' ? filter : [...filter].join('*')) || undefined;
}
