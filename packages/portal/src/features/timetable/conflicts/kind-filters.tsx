import { conflictKinds, conflictPanelMessages, type ConflictKind, conflictMessages } from '@lineup/domain';
import classes from './kind-filters.module.css';
import type { Conflicts } from './use-conflicts.ts';

type KindFiltersProps = Pick<Conflicts, 'filter' | 'setFilter' | 'counts' | 'acceptedCount'>;

/** The number of conflicts of each kind; pressed kinds are listed. Accepted conflicts are separate. */
export function KindFilters({ filter, setFilter, counts, acceptedCount }: KindFiltersProps) {
  const chosen = filter === 'accepted' ? null : filter;
  const shown = conflictKinds.filter((kind) => counts[kind] > 0 || chosen?.has(kind));
  const toggle = (kind: ConflictKind) => {
    const kinds = new Set(chosen ?? []);
    if (!kinds.delete(kind)) kinds.add(kind);
    setFilter(kinds);
  };
  if (shown.length + acceptedCount === 0) return null;
  return (
    <fieldset className={classes['filters']} aria-label={conflictPanelMessages.filters}>
      {shown.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={chosen?.has(kind) ?? false}
          onClick={() => toggle(kind)}
        >
          {conflictMessages.marks[kind]} <b>{counts[kind]}</b>
        </button>
      ))}
      {(acceptedCount > 0 || filter === 'accepted') && (
        <button
          type="button"
          className={classes['accepted']}
          aria-pressed={filter === 'accepted'}
          onClick={() => setFilter(filter === 'accepted' ? new Set() : 'accepted')}
        >
          {conflictPanelMessages.accepted} <b>{acceptedCount}</b>
        </button>
      )}
    </fieldset>
  );
}
