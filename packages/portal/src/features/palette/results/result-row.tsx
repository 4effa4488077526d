// The field handles the keys and names the row that Enter selects.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
import type { SearchEntry, SearchKind } from '@lineup/domain';
import { memo } from 'react';
import { stageColors } from '../../../design/festival/stage-colors.ts';
import classes from './results.module.css';

export interface Result {
  readonly entry: SearchEntry;
  /** The stage's position in the festival's list; null if it is not a stage. */
  readonly stageIndex: number | null;
  /** Keys that do the same. */
  readonly keys: string | null;
}

interface ResultRowProps extends Result {
  readonly id: string;
  readonly place: number;
  readonly isActive: boolean;
  readonly onPoint: (place: number) => void;
  readonly onChoose: (entry: SearchEntry) => void;
}

const kinds: Readonly<Record<SearchKind, string>> = {
  artist: 'Set',
  act: 'Unplaced',
  stage: 'Stage',
  day: 'Day',
  time: 'Time',
  festival: 'Festival',
  action: 'Action',
};

/** A search result: its name, what distinguishes it from others, and its kind. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { entry, stageIndex, keys, id, place, isActive, onPoint, onChoose } = props;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes['row']}
      style={stageIndex === null ? undefined : stageColors(stageIndex)}
      data-kind={entry.kind}
      data-off={entry.isOff}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => onPoint(place)}
      onClick={() => onChoose(entry)}
    >
      <span className={classes['words']}>
        <b dir="auto">{entry.name}</b>{' '}
        {entry.detail !== undefined && <span className={classes['detail']}>{entry.detail}</span>}
      </span>{' '}
      {keys === null ? (
        <span className={classes['kind']}>{kinds[entry.kind]}</span>
      ) : (
        <kbd className={classes['keys']}>{keys}</kbd>
      )}
    </div>
  );
});
