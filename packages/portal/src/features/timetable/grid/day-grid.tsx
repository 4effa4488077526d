/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the parts of a table cannot be laid out along hours */
import {
  formatDay,
  formatTime,
  type Festival,
  type FestivalClocks,
  type PlainDate,
  type SharedHours,
} from '@lineup/domain';
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useNow } from '../../../app/time/use-now.ts';
import { stageColors } from '../../../design/festival/stage-colors.ts';
import { NodeKeys } from '../../../design/node-keys.ts';
import { noMarks, type DirectTools, type Marks } from '../direct/model/direct-tools.ts';
import { useDirectPart } from '../direct/use-direct-part.ts';
import { cardId, cardOf, isOn, ownSets } from './cards.ts';
import classes from './day-grid.module.css';
import { stretchStyle, type Direction } from './direction.ts';
import type { ScheduleDay } from './group-schedule.ts';
import { isColumnInSight, isInSight, roughly, sightOf, type Sight } from './in-sight.ts';
import { layoutDay, type DayLayout, type PlacedColumn, type SortOrder } from './layout-day.ts';
import type { Scale } from './scale.ts';
import { PlacedSetCard, styleOf } from './set-card.tsx';
import { StageHeading } from './stage-heading.tsx';
import { useGradually } from './use-gradually.ts';
import { useScrolled } from './use-scrolled.ts';
import { useShown } from './use-shown.ts';
import { useStayed } from './use-stayed.ts';
import type { PendingSelection } from '../pending-selection.ts';
import { walk } from './walk.ts';

interface DayGridProps {
  readonly day: ScheduleDay;
  readonly festival: Festival;
  /** The hours that all days show. */
  readonly hours: SharedHours | null;
  readonly scale: Scale;
  readonly order: SortOrder;
  /** The tools of direct editing. */
  readonly tools: DirectTools;
  /** The set or stage to scroll to, if it is on this day. */
  readonly pending: PendingSelection | null;
}

/** Lazy, as few days have blocks. */
const BlockCards = lazy(async () => ({ default: (await import('./block-cards.tsx')).BlockCards }));

/**
 * If a day has more sets than `ever`, only those near the viewport are rendered; otherwise all of them, when the page
 * is idle. Above `inPassing`, sets outside of the viewport are not rendered until the user stays on the day.
 */
const mostDrawn = { ever: 600, inPassing: 150 };
/** About this many sets are rendered at a time. */
const drawnAtOnce = 60;
const everywhere = { top: -Infinity, bottom: Infinity };
const nowhere = { top: Infinity, bottom: -Infinity };
/** For a column that waits for its turn: it keeps the nodes of the previous day, which are then reused. */
const later = { ...nowhere };

/**
 * One festival day: a column for each stage along the hours, in the festival's zone. Renders what is in view first. The
 * arrow keys move between sets.
 */
export function DayGrid({ day, festival, hours, scale, order, tools, pending }: DayGridProps) {
  const layout = useMemo(
    () => layoutDay(day, { festival, hours, scale, order }),
    [day, festival, hours, scale, order],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const { spot, noteScroll } = useScrolled(scroller, layout, order, scale);
  // A change of scale also renders what is in view first.
  const picture = `${layout.day} ${layout.hourHeight} ${layout.direction}`;
  const { hasStayed, stay } = useStayed(picture);
  const isNear = hasStayed || day.count <= mostDrawn.inPassing;
  const { top, left } = roughly(spot, isNear);
  const sight = useMemo(() => sightOf({ top, left }, scale.view, isNear), [top, left, scale.view, isNear]);
  // If all hours are in view, each visible column is rendered in full.
  const isWhole = sight.top <= 0 && layout.height <= sight.bottom;
  const seen = isWhole ? everywhere : sight;
  const isSeen = (column: PlacedColumn | undefined) => column !== undefined && isColumnInSight(column, sight);
  const isLater = isNear && day.count <= mostDrawn.ever;
  const whole = useGradually(layout.columns.length, picture, {
    isEnabled: isLater,
    step: Math.ceil((layout.columns.length * drawnAtOnce) / Math.max(1, day.count)),
    isReady: (place) => isWhole && isSeen(layout.columns[place]),
  });
  const { current, noteFocus, noteKey } = useWalk(scroller, layout, pending);
  const [marks, setMarks] = useMarks(layout.day);
  const { part: direct, hint } = useDirectPart();
  const hintId = useId();
  const asked = useShown(scroller, pending);
  const label = layout.day === null ? 'Schedule by stage' : `${formatDay(layout.day)} by stage`;
  const overflows = layout.width > scale.view.width;
  return (
    <>
      {overflows && direct !== null && <direct.StageJump layout={layout} scroller={scroller} />}
      <div
        ref={scroller}
        className={classes['scroller']}
        role="grid"
        aria-label={label}
        aria-multiselectable={direct !== null || undefined}
        aria-describedby={direct === null ? undefined : hintId}
        tabIndex={0}
        data-empty={layout.height === 0}
        data-stages={layout.direction}
        onScroll={noteScroll}
        onWheel={stay}
        onPointerDown={stay}
        onPointerEnter={hint}
        onFocus={(event) => {
          hint();
          noteFocus(event);
        }}
        onKeyDown={(event) => {
          stay();
          noteKey(event);
        }}
      >
        <div className={classes['grid']} style={sizeOf(layout, scale)}>
          <Hours layout={layout} clocks={festival} />
          {layout.columns.map((column, place) => (
            <Column
              // The index, so that renaming a stage does not remount its column with the name field in the head.
              key={column.index}
              column={column}
              date={layout.day}
              direction={layout.direction}
              range={place < whole ? everywhere : isSeen(column) ? seen : isLater ? later : nowhere}
              current={isOn(column, current) ? current : null}
              marks={marksIn(column, marks)}
              asked={column.sets.some(({ set }) => set.id === asked) ? asked : null}
            />
          ))}
          <Lines layout={layout} />
        </div>
      </div>
      {direct !== null && (
        <direct.DirectEditing {...{ scroller, layout, tools, marks, hintId }} onMarks={setMarks} />
      )}
    </>
  );
}

function sizeOf(
  { columns, width, height, hourHeight, direction }: DayLayout,
  { line }: Scale,
): CSSProperties {
  const track = (size: number) => (direction === 'down' ? `${size}px` : `minmax(${size}px, 1fr)`);
  const tracks = columns.map((column) => track(column.width)).join(' ');
  const size: Record<string, string> = {
    '--tracks': tracks,
    '--columns': `${width}px`,
    '--day': `${height}px`,
    '--hour': `${hourHeight}px`,
    '--text-line': `${line}px`,
  };
  return size;
}

/** The selected and held sets of a day; changing the day clears them. */
function useMarks(day: PlainDate | null): readonly [Marks, (marks: Marks) => void] {
  const [cachedMarks, setCachedMarks] = useState({ day, marks: noMarks });
  const keep = useCallback((marks: Marks) => setCachedMarks({ day, marks }), [day]);
  return [cachedMarks.day === day ? cachedMarks.marks : noMarks, keep];
}

/** Returns a stable value for columns without marked sets, so that they do not render. */
function marksIn({ sets, blocks }: PlacedColumn, { selected, lifted }: Marks): Marks {
  if (selected.size + lifted.size === 0) return noMarks;
  const own = (ids: ReadonlySet<string>) =>
    new Set([...sets, ...blocks].flatMap(({ set: { id } }) => (ids.has(id) ? [id] : [])));
  const marks = { selected: own(selected), lifted: own(lifted) };
  return marks.selected.size + marks.lifted.size === 0 ? noMarks : marks;
}

function markOf({ selected, lifted }: Marks, id: string): 'selected' | 'lifted' | null {
  if (lifted.has(id)) return 'lifted';
  return selected.has(id) ? 'selected' : null;
}

/** Tracks the set or block at the keyboard's position, which is always rendered; a pending selection moves it there. */
function useWalk(
  scroller: { readonly current: HTMLElement | null },
  layout: DayLayout,
  pending: PendingSelection | null,
) {
  const [{ current, asked }, setState] = useState({ current: pending?.set ?? null, asked: pending });
  const setCurrent = (next: string) => setState({ current: next, asked: pending });
  if (asked !== pending) setState({ current: pending?.set ?? current, asked: pending });
  const noteFocus = ({ target }: FocusEvent) => {
    const id = cardId(target);
    if (id !== null) setCurrent(id);
  };
  const noteKey = (event: KeyboardEvent) => {
    const isOnCard = event.target instanceof HTMLElement && cardId(event.target) !== null;
    if ((!isOnCard && event.target !== scroller.current) || hasModifier(event)) return;
    const next = walk(layout, isOnCard ? current : null, event.key);
    if (next === null) return;
    event.preventDefault();
    flushSync(() => setCurrent(next));
    cardOf(scroller.current, next)?.focus();
  };
  return { current, noteFocus, noteKey };
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

interface ColumnProps {
  readonly column: PlacedColumn;
  readonly date: PlainDate | null;
  readonly direction: Direction;
  /** The vertical range in which sets are rendered. */
  readonly range: Pick<Sight, 'top' | 'bottom'>;
  /** The set that is always rendered, and is the tab stop. */
  readonly current: string | null;
  /** The marks of this column's sets. */
  readonly marks: Marks;
  /** The set that was just navigated to. */
  readonly asked: string | null;
}

/** The minimum size of a gap that has room for its label, in CSS pixels. */
const leastLabel = { across: 20, down: 64 };

const Column = memo(DrawnColumn, (before, after) => isWaiting(after) || isSameColumn(before, after));

function isWaiting({ range, current, asked }: ColumnProps): boolean {
  return range === later && current === null && asked === null;
}

function isSameColumn(before: ColumnProps, after: ColumnProps): boolean {
  return (
    before.column === after.column &&
    before.date === after.date &&
    before.direction === after.direction &&
    before.range === after.range &&
    before.current === after.current &&
    before.marks === after.marks &&
    before.asked === after.asked
  );
}

function DrawnColumn(props: ColumnProps) {
  const { column, date, direction, range, current, marks, asked } = props;
  const [nodes] = useState(() => new NodeKeys());
  const sets = column.sets.filter((set) => isInSight(set, range) || set.set.id === current);
  const keys = nodes.assign(sets.map(({ set }) => set.id));
  const seenGaps = column.gaps.filter((gap) => isInSight(gap, range));
  const blocks = column.blocks.filter((block) => isInSight(block, range) || block.set.id === current);
  return (
    <div
      className={classes['column']}
      style={stageColors(column.isMissing ? -1 : column.index)}
      role="row"
      aria-label={column.stage}
      data-stage={column.index}
    >
      <StageHeading column={column} count={ownSets(column).length} date={date} role="rowheader" />
      <div className={classes['sets']} role="presentation" data-sets>
        {column.closed.map((place) => (
          <div
            key={place.top}
            className={classes['closed']}
            style={stretchStyle(place, direction)}
            aria-hidden
          />
        ))}
        {seenGaps.map((gap, place) => (
          // The nodes are reused on the next day.
          // oxlint-disable-next-line react/no-array-index-key
          <div
            key={`gap ${place}`}
            className={classes['gap']}
            style={stretchStyle(gap, direction)}
            aria-hidden
          >
            {gap.height > leastLabel[direction] && gap.label}
          </div>
        ))}
        {blocks.length > 0 && (
          <Suspense>
            <BlockCards stage={column.stage} {...{ blocks, direction, current }} lifted={marks.lifted} />
          </Suspense>
        )}
        {sets.map((placed, place) => (
          <PlacedSetCard
            key={keys[place]}
            placed={placed}
            direction={direction}
            isCurrent={placed.set.id === current}
            mark={markOf(marks, placed.set.id)}
          />
        ))}
        {sets
          .filter(({ set }) => set.id === asked)
          .map((placed) => (
            <div key="asked" className={classes['asked']} style={styleOf(placed, direction)} aria-hidden />
          ))}
      </div>
    </div>
  );
}

interface HoursProps {
  readonly layout: DayLayout;
  readonly clocks: FestivalClocks;
}

function Hours({ layout, clocks }: HoursProps) {
  return (
    <div className={classes['axis']} aria-hidden>
      <div className={classes['corner']} />
      <div className={classes['hours']}>
        {legibleHours(layout).map(({ label, top }) => (
          <span
            key={top}
            className={classes['hour']}
            style={alongAxis(top, layout)}
            data-end={top === 0 ? 'first' : top === layout.height ? 'last' : undefined}
          >
            {label}
          </span>
        ))}
        {layout.midnights.map(({ label, top }) => (
          <span key={label} className={classes['date']} style={alongAxis(top, layout)}>
            {label}
          </span>
        ))}
        <NowLabel layout={layout} clocks={clocks} />
      </div>
    </div>
  );
}

/** Skips labels that would touch the previous one, as horizontal hours may be narrower than their labels. */
function legibleHours({ hours, height, direction }: DayLayout): DayLayout['hours'] {
  if (direction === 'across') return hours;
  const width = 58;
  let taken = -Infinity;
  return hours.filter(({ top }) => {
    const begin = top === 0 ? 0 : top === height ? top - width : top - width / 2;
    if (begin < taken) return false;
    taken = begin + width;
    return true;
  });
}

/** Lines across all stages: the beginning of another date, and the current time. */
function Lines({ layout }: { readonly layout: DayLayout }) {
  const now = layout.topOf(useNow());
  if (layout.height === 0) return null;
  return (
    <>
      {layout.midnights.map(({ label, top }) => (
        <div key={label} className={classes['midnight']} style={at(top, layout)} aria-hidden />
      ))}
      {now !== null && <div className={classes['now']} style={at(now, layout)} aria-hidden />}
    </>
  );
}

/** Returns the style of a position along the hours, which begin after the stage heads. */
function at(top: number, { direction }: DayLayout): CSSProperties {
  const place = `calc(var(--head) + ${top}px)`;
  return direction === 'down' ? { left: place } : { top: place };
}

function alongAxis(top: number, { direction }: DayLayout): CSSProperties {
  return direction === 'down' ? { left: top } : { top };
}

/** The label of the current time, among the hours. */
function NowLabel({ layout, clocks: { timezone, hourCycle } }: HoursProps) {
  const now = useNow();
  const top = layout.topOf(now);
  return top === null || layout.height === 0 ? null : (
    <span className={classes['nowLabel']} style={alongAxis(top, layout)}>
      <span className={classes['nowWord']}>Now </span>
      {formatTime(now, timezone, hourCycle)}
    </span>
  );
}
