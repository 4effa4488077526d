import {
  acceptancesOfConflict,
  conflictPanelMessages,
  type Conflict,
  type ConflictClusters,
  type Festival,
} from '@lineup/domain';
import { useCallback, useMemo } from 'react';
import { VirtualList } from '../../../design/table/virtual-list.tsx';
import classes from './conflict-list.module.css';
import { labelsOf } from './conflict-labels.ts';

interface ConflictListProps {
  readonly festival: Festival;
  readonly clusters: ConflictClusters;
  readonly inView: Conflict | null;
  /** Selects the conflict. */
  readonly onChoose: (conflict: Conflict) => void;
  /** Selects the conflict and shows it in the timetable. */
  readonly onShow: (conflict: Conflict) => void;
}

/** The usual height of a row in pixels. */
const usualHeight = 62;

/** The conflicts by cluster, virtualized. The arrow keys move between them. */
export function ConflictList({ festival, clusters, inView, onChoose, onShow }: ConflictListProps) {
  const conflicts = useMemo(() => clusters.flat(), [clusters]);
  const clusterOf = useMemo(
    () => new Map(clusters.flatMap((cluster) => cluster.map(({ id }) => [id, cluster] as const))),
    [clusters],
  );
  const at = conflicts.findIndex(({ id }) => id === inView?.id);
  // Only one of them is a tab stop.
  const current = Math.max(0, at);
  const keyOf = useCallback((index: number) => conflicts[index]?.id ?? index, [conflicts]);
  const choose = (index: number) => {
    const conflict = conflicts[index];
    if (conflict !== undefined) onChoose(conflict);
  };
  return (
    <VirtualList
      label={conflictPanelMessages.list}
      className={classes['box']}
      count={conflicts.length}
      height={usualHeight}
      keyOf={keyOf}
      walk={{ current, onWalk: choose }}
      inView={at}
    >
      {(index) => {
        const conflict = conflicts[index];
        if (conflict === undefined) return null;
        const cluster = clusterOf.get(conflict.id) ?? [conflict];
        const isGrouped = cluster.length > 1;
        return (
          <div className={isGrouped ? classes['grouped'] : undefined}>
            {isGrouped && cluster[0] === conflict && <ClusterHeading cluster={cluster} />}
            <ConflictRow
              festival={festival}
              conflict={conflict}
              isInView={index === at}
              tabIndex={index === current ? 0 : -1}
              onPress={() => onShow(conflict)}
            />
          </div>
        );
      }}
    </VirtualList>
  );
}

/** Says how many of the following conflicts share sets, so that one fix may settle several. */
function ClusterHeading({ cluster }: { readonly cluster: readonly Conflict[] }) {
  const sets = new Set(cluster.flatMap((conflict) => conflict.sets.map(({ id }) => id)));
  return <p className={classes['cluster']}>{conflictPanelMessages.cluster(cluster.length, sets.size)}</p>;
}

interface ConflictRowProps {
  readonly festival: Festival;
  readonly conflict: Conflict;
  readonly isInView: boolean;
  readonly tabIndex: number;
  readonly onPress: () => void;
}

function ConflictRow({ festival, conflict, isInView, tabIndex, onPress }: ConflictRowProps) {
  const { what, who, when, where } = labelsOf(conflict, festival);
  const notes = acceptancesOfConflict(conflict, festival.acceptedConflicts ?? {})
    .map(({ note }) => note)
    .filter((note) => note !== '');
  return (
    <button
      type="button"
      className={classes['row']}
      aria-current={isInView || undefined}
      tabIndex={tabIndex}
      onClick={onPress}
    >
      <b>{who}</b>
      <span className={classes['what']} data-severity={conflict.severity}>
        {what}
      </span>
      <span className={classes['place']}>
        {when} · {where}
      </span>
      {notes.map((note) => (
        <q key={note}>{note}</q>
      ))}
    </button>
  );
}
