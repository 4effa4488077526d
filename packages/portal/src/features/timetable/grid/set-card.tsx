/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the parts of a table cannot be laid out along hours */
import { messages, presenceMessages } from '@lineup/domain';
import { initialsOf } from '@lineup/look';
import { deepEqual } from '@tanstack/react-router';
import { memo, type CSSProperties } from 'react';
import { usePortal } from '../../../app/portal-context.ts';
import { useNamesAt } from '../../../app/presence/use-presence.ts';
import { usePicture } from '../../../app/pictures/use-picture.ts';
import { NamedPicture } from '../../../design/files/picture.tsx';
import { markText } from '../../publish/announcement/marks.ts';
import { useEventDialog } from '../event/dialog/event-dialog-context.ts';
import type { CardForm } from './card-form.ts';
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
    const people = useNamesAt(placed.set.id);
    return (
      <div
        role="gridcell"
        className={classes['place']}
        style={styleOf(placed, direction)}
        aria-selected={mark === 'selected' || undefined}
        data-mark={mark}
        data-small={placed.height < small || undefined}
        data-people={people.map(initialsOf).join(' ') || undefined}
      >
        <SetCard
          set={placed.set}
          placed={placed}
          direction={direction}
          people={people}
          tabIndex={isCurrent ? 0 : -1}
        />
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
/** One this low may be covered in part by the next. */
const small = 19;
/** Where the stages lie down, a card this narrow has room for its name alone, one narrower for its first letters, and then for none. */
const narrow = { alone: 104, letters: 40, none: 14 };
/** Of a card that takes the room it needs. */
const wholeForm: CardForm = {
  type: 'usual',
  name: 4,
  time: 'line',
  hasNext: true,
  hasMark: true,
  picture: 'beside',
};

interface SetCardProps {
  readonly set: ScheduledSet;
  /** Its place on a grid, which decides how much it shows. */
  readonly placed?: PlacedSet;
  readonly direction?: Direction;
  readonly withDay?: boolean;
  /** The names of others who have it open. */
  readonly people?: readonly string[];
  readonly tabIndex?: number;
}

/**
 * A set: the artist first, then when, and what is remarkable about it. Pressing it opens the event. What does not fit is in
 * the hint above it. A day may have hundreds of these: no element more than needed.
 */
export function SetCard(props: SetCardProps) {
  const { set, placed, direction = 'across', withDay = false, people = [], tabIndex } = props;
  const dialogs = useEventDialog();
  const marks = marksOf(set);
  const time = withDay ? `${set.dayText}, ${set.time}` : set.time;
  const { now } = usePortal();
  const held = markText(set.announcement, now());
  const form = placed?.form ?? wholeForm;
  const look =
    placed === undefined
      ? { className: classes['card'] }
      : {
          className: `${classes['card']} ${classes['placed']} ${edges['edges']}`,
          'data-type': form.type,
          'data-name': form.name,
          'data-time': form.time,
          'data-long': placed.height > long || undefined,
          'data-narrow': narrownessOf(placed, direction),
        };
  const [mark] = marks;
  const isWritten = mark !== undefined && form.hasMark;
  return (
    <button
      type="button"
      {...look}
      aria-label={nameOfSet(set, time, marks, held, placed?.isFromOtherDay)}
      // The rule does not know ARIA 1.3, which browsers and readers do.
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
      aria-description={
        people.length === 0 ? set.details : `${presenceMessages.openAt(people)}, ${set.details}`
      }
      tabIndex={tabIndex}
      data-event={set.id}
      data-other-day={placed?.isFromOtherDay}
      data-marked={markOf(set)}
      data-sign={isWritten ? undefined : mark}
      data-held={held === null ? undefined : true}
      data-noted={set.note !== null || undefined}
      data-picture={set.imageURL === null ? undefined : form.picture}
      onClick={() => dialogs.edit(set.id)}
    >
      {set.imageURL !== null && form.picture !== 'none' && (
        <CardPicture url={set.imageURL} name={set.artistName} position={set.imagePosition} />
      )}
      <b data-artist dir="auto">
        {set.artistName}
      </b>{' '}
      <time data-next={(set.endsNextDay && form.hasNext) || undefined}>{time}</time>
      {isWritten && (
        <>
          {' '}
          <i>{mark}</i>
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

/** The picture of a set on its card, and in the hint where the card has no room for it. */
export function CardPicture({ url, name, position }: CardPictureProps) {
  const picture = usePicture(url, 160);
  const style = { objectPosition: position };
  return <NamedPicture name={name} picture={picture} alt="" loading="lazy" style={style} />;
}

interface CardPictureProps {
  readonly url: string;
  readonly name: string;
  readonly position: string | undefined;
}

function narrownessOf(
  { height, form }: PlacedSet,
  direction: Direction,
): 'none' | 'letters' | 'alone' | undefined {
  if (direction === 'across' || form.time !== 'none') return undefined;
  if (height < narrow.none) return 'none';
  if (height < narrow.letters) return 'letters';
  return height < narrow.alone ? 'alone' : undefined;
}

/** Its place on its stage. */
export function styleOf(placed: PlacedSet | PlacedBlock, direction: Direction): CSSProperties {
  return { ...stretchStyle(placed, direction), ...laneStyle(placed, direction) };
}

/** What the card is called: artist, time and stage. Its marks keep their place, so that the name has the words one sees. */
export function nameOfSet(
  set: ScheduledSet,
  time: string,
  marks: readonly string[],
  held: string | null = null,
  isFromOtherDay = false,
): string {
  const next = set.endsNextDay;
  const parts = [set.artistName, time, ...marks, ...(next ? ['+1'] : []), set.stage];
  const note = set.note === null ? [] : [messages.event.hasNote];
  return [
    ...parts,
    ...(next ? ['ends on the next day'] : []),
    ...(isFromOtherDay ? [messages.event.listedOn(set.dayText)] : []),
    ...(held === null ? [] : [held]),
    ...note,
  ].join(', ');
}
