import type { PrintedSet } from '../printed-schedule.ts';
import classes from './lists.module.css';

interface SetLineProps {
  readonly set: PrintedSet;
  /** Text before the set. */
  readonly lead?: string;
  readonly withStage?: boolean;
  readonly withDay?: boolean;
}

/** A set in a list: time, artist and stage. */
export function SetLine({ set, lead, withStage = false, withDay = false }: SetLineProps) {
  return (
    <div className={classes['set']}>
      {lead !== undefined && <span className={classes['lead']}>{lead}</span>}
      <span className={classes['time']}>
        {withDay && `${set.dayText}, `}
        {set.time}
      </span>
      <span>
        <SetName set={set} />
        {withStage && <span className={classes['stage']}> {set.stage}</span>}
      </span>
    </div>
  );
}

/** The artist; struck through with the reason if the set is not played. */
export function SetName({ set: { artistName, status } }: { readonly set: PrintedSet }) {
  const name = <bdi className={classes['artist']}>{artistName}</bdi>;
  if (status === null) return name;
  return (
    <>
      <s>{name}</s> <i>{status}</i>
    </>
  );
}
