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

/** Returns true if two placed sets look the same. Each layout creates new objects, even for unchanged sets. */
export const isSamePlace: (a: PlacedSet, b: PlacedSet) => boolean = deepEqual;

interface PlacedSetCardProps {
  readonly placed: PlacedSet;
  readonly direction: Direction;
  /** True for the card that is the tab stop. */
  readonly isCurrent: boolean;
  /** Highlights the card while the user works with it. */
  readonly mark: 'selected' | 'lifted' | null;
}

/** A set on the day's grid; memoized, so that it renders only when its own data changes. */
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

/** The name of a card of at least this height sticks while the card scrolls past. */
const long = 200;
/** A card this low may be partly covered by the next. */
const small = 19;
/**
 * With the stages as rows: below these widths a card has room only for its name, then only for its first letters, then
 * for nothing.
 */
const narrow = { alone: 104, letters: 40, none: 14 };
/** For a card that may take the room it needs. */
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
  /** The position on a grid, which decides how much the card shows. */
  readonly placed?: PlacedSet;
  readonly direction?: Direction;
  readonly withDay?: boolean;
  /** The names of other users who have it open. */
  readonly people?: readonly string[];
  readonly tabIndex?: number;
}

/**
 * A set: the artist, then the time and marks. A click opens the event. The hint above the card shows what does not fit.
 * A day may have hundreds of cards, so each has as few elements as possible.
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
      // The rule does not know ARIA 1.3, which browsers and screen readers support.
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

/** The picture of a set on its card, or in the hint if the card has no room for it. */
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

/** Returns the style of the position on the stage. */
export function styleOf(placed: PlacedSet | PlacedBlock, direction: Direction): CSSProperties {
  return { ...stretchStyle(placed, direction), ...laneStyle(placed, direction) };
}

/**
 * Returns the accessible name of a card: artist, time, marks and stage. The visible texts come in their visual order.
 */
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
