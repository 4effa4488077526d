/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the parts of a table cannot be laid out along hours */
import { messages } from '@lineup/domain';
import { deepEqual } from '@tanstack/react-router';
import { memo, useState, type CSSProperties } from 'react';
import { usePortal } from '../../../app/portal-context.ts';
import { usePicture } from '../../../app/queries/use-live.ts';
import { NamedPicture } from '../../../design/files/picture.tsx';
import { markText } from '../../announcement/marks.ts';
import { useEventDialog } from '../../event/dialog/event-dialog-context.ts';
import edges from './card-edges.module.css';
import type { ScheduledSet } from './group-schedule.ts';
import { laneStyle, stretchStyle, type Direction } from './direction.ts';
import { type PlacedBlock, type PlacedSet, marksOf } from './layout-day.ts';
import classes from './set-card.module.css';

/** Whether two placed sets would look the same: every layout makes new objects, also for sets that nobody touched. */
export const isSamePlace: (a: PlacedSet, b: PlacedSet) => boolean = deepEqual;

interface PlacedSetCardProps {
  readonly placed: PlacedSet;
  readonly direction: Direction;
  /** The one to which the Tab key leads. */
  readonly isCurrent: boolean;
  /** How it stands out for as long as somebody works with it. */
  readonly mark: 'selected' | 'lifted' | null;
}

/** A set on the day's grid; rendered again only when something of it changed. */
export const PlacedSetCard = memo(
  function PlacedSetCard({ placed, direction, isCurrent, mark }: PlacedSetCardProps) {
    return (
      <div
        role="gridcell"
        className={classes['place']}
        style={styleOf(placed, direction)}
        aria-selected={mark === 'selected' || undefined}
        data-mark={mark}
        data-small={placed.lines === 0 || undefined}
      >
        <SetCard set={placed.set} placed={placed} direction={direction} tabIndex={isCurrent ? 0 : -1} />
      </div>
    );
  },
  (before, after) =>
    before.isCurrent === after.isCurrent &&
    before.mark === after.mark &&
    before.direction === after.direction &&
    isSamePlace(before.placed, after.placed),
);

/** A card from this height on has its name go along while one scrolls past it. */
const long = 200;
/** No more lines than these make a difference. */
const mostLines = 5;
/** Where the stages lie down, a card this narrow has room for its name alone, one narrower for its first letters, and then for none. */
const narrow = { alone: 104, letters: 40, none: 14 };

interface SetCardProps {
  readonly set: ScheduledSet;
  /** Its place on a grid, which decides how much it shows. */
  readonly placed?: PlacedSet;
  readonly direction?: Direction;
  readonly withDay?: boolean;
  readonly tabIndex?: number;
}

/**
 * A set: the artist first, then when, and what is remarkable about it. Pressing it opens the event. What does not fit is in
 * its title. A day may have hundreds of these: no element more than needed.
 */
export function SetCard(props: SetCardProps) {
  const { set, placed, direction = 'across', withDay = false, tabIndex } = props;
  const dialogs = useEventDialog();
  const marks = marksOf(set);
  const time = withDay ? `${set.dayText}, ${set.time}` : set.time;
  const { now } = usePortal();
  const held = markText(set.announcement, now());
  const [isPointedAt, setPointedAt] = useState(false);
  const title = isPointedAt ? titleOf(set, time, marks, held) : undefined;
  const look =
    placed === undefined
      ? { className: classes['card'], 'data-lines': mostLines }
      : {
          className: `${classes['card']} ${classes['placed']} ${edges['edges']}`,
          'data-lines': Math.min(mostLines, placed.lines),
          'data-long': placed.height > long || undefined,
          'data-narrow': narrownessOf(placed, direction),
        };
  const [mark] = marks;
  const isWritten = mark !== undefined && hasRoomForMark(placed, direction);
  return (
    <button
      type="button"
      {...look}
      aria-label={nameOfSet(set, time, marks, held)}
      // The rule does not know ARIA 1.3, which browsers and readers do.
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
      aria-description={set.details}
      tabIndex={tabIndex}
      data-event={set.id}
      data-marked={markOf(set)}
      data-sign={isWritten ? undefined : mark}
      data-held={held === null ? undefined : true}
      data-noted={set.note !== null || undefined}
      data-picture={set.imageURL !== null || undefined}
      onClick={() => dialogs.edit(set.id)}
      onPointerEnter={() => setPointedAt(true)}
    >
      {set.imageURL !== null && <CardPicture url={set.imageURL} name={set.artistName} />}
      <b data-artist dir="auto" title={title}>
        {set.artistName}
      </b>{' '}
      <time
        data-short={set.endsNextDay ? `${set.shortTime} +1` : set.shortTime}
        data-next={set.endsNextDay || undefined}
        title={title}
      >
        {time}
      </time>
      {isWritten && (
        <>
          {' '}
          <i title={title}>{mark}</i>
        </>
      )}
    </button>
  );
}

function markOf({ status, conflicts, accepted }: ScheduledSet): 'off' | 'open' | 'accepted' | undefined {
  if (status !== null) return 'off';
  if (conflicts.length > 0) return 'open';
  return accepted.length > 0 ? 'accepted' : undefined;
}

function CardPicture({ url, name }: { readonly url: string; readonly name: string }) {
  const picture = usePicture(url, 480);
  return picture !== null && <NamedPicture name={name} picture={picture} alt="" loading="lazy" />;
}

function narrownessOf(
  { height, lines }: PlacedSet,
  direction: Direction,
): 'none' | 'letters' | 'alone' | undefined {
  if (direction === 'across') return undefined;
  if (height < narrow.none) return 'none';
  if (height < narrow.letters) return 'letters';
  return height < narrow.alone && lines < 4 ? 'alone' : undefined;
}

/** Where the words of a mark have no line of their own, its sign stands in the corner. */
function hasRoomForMark(placed: PlacedSet | undefined, direction: Direction): boolean {
  return placed === undefined || (placed.lines > 2 && narrownessOf(placed, direction) === undefined);
}

/** Its place on its stage. */
export function styleOf(placed: PlacedSet | PlacedBlock, direction: Direction): CSSProperties {
  return { ...stretchStyle(placed, direction), ...laneStyle(placed, direction) };
}

/** All that is said of a set, for whoever points at its card: no card has it before, as a day may have hundreds. */
function titleOf(set: ScheduledSet, time: string, marks: readonly string[], held: string | null): string {
  const note = set.note === null ? [] : [`${messages.event.note}: ${set.note}`];
  return [set.artistName, time, set.stage, ...marks, ...(held === null ? [] : [held]), ...note].join(' · ');
}

/** What the card is called: artist, time and stage. Its marks keep their place, so that the name has the words one sees. */
export function nameOfSet(
  set: ScheduledSet,
  time: string,
  marks: readonly string[],
  held: string | null = null,
): string {
  const next = set.endsNextDay;
  const parts = [set.artistName, time, ...marks, ...(next ? ['+1'] : []), set.stage];
  const note = set.note === null ? [] : [messages.event.hasNote];
  return [
    ...parts,
    ...(next ? ['ends on the next day'] : []),
    ...(held === null ? [] : [held]),
    ...note,
  ].join(', ');
}
