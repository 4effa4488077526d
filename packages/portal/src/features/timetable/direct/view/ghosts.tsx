import {
  conflictsOfPlan,
  movingMessages,
  placeOf,
  planErrorText,
  spanOfDay,
  type ConflictSet,
  type PlainDate,
  type TimetableFestival,
} from '@lineup/domain';
import { useEffect, useMemo, useSyncExternalStore, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { stageColors } from '../../../../design/festival/stage-colors.ts';
import hidden from '../../../../design/controls/visually-hidden.module.css';
import type { DayLayout } from '../../grid/layout-day.ts';
import { artistOf } from '../../grid/set-details.ts';
import type { DirectTools } from '../model/direct-tools.ts';
import type { GestureStore, Handling } from '../model/gesture-store.ts';
import { isHeld, type Edge, type Held } from '../model/gesture.ts';
import bubble from './bubble.module.css';
import { DayHint } from './day-hint.tsx';
import classes from './ghosts.module.css';
import { heldAfter, planOfGesture } from '../model/plan-of-gesture.ts';
import { tabOf, trayElement } from '../model/surface.ts';
import { blockTexts, conflictTexts, ghostText, noteTexts, setsLabel, timeOf } from '../model/move-labels.ts';

interface GhostsProps {
  readonly store: GestureStore;
  readonly layout: DayLayout;
  readonly tools: DirectTools;
  /** The element that contains the grid. */
  readonly grid: Element;
  /** Announced while nothing is held. */
  readonly announced: string;
}

/** If more sets are held, only this many have ghosts. */
const mostGhosts = 60;

/**
 * Shows the held sets where they would be dropped, with time, length and conflicts. The only component that renders
 * during a gesture.
 */
export function Ghosts({ store, layout, tools, grid, announced }: GhostsProps) {
  const handling = useSyncExternalStore(store.subscribe, store.get);
  const { gesture } = handling;
  const held = isHeld(gesture) ? gesture : null;
  useDayMarked(held?.day ?? null);
  useTrayMarked(held?.isAway === true && held.grip.on === 'set');
  const view = useMemo(
    () => (held === null ? null : viewOf(held, handling, layout, tools)),
    [held, handling, layout, tools],
  );
  return (
    <>
      <output className={hidden['hidden']}>{held?.by === 'keys' ? view?.words : announced}</output>
      {held !== null && view !== null && view.day !== null && (
        <DayHint day={view.day} lines={view.lines} what={setsLabel(view.sets)} />
      )}
      {held !== null &&
        view !== null &&
        createPortal(
          <div className={classes['layer']} data-impossible={view.isImpossible || undefined} aria-hidden>
            {view.sets.slice(0, mostGhosts).map((set, place) => (
              <Ghost
                key={set.id}
                set={set}
                layout={layout}
                lines={place === 0 && view.day === null ? view.lines : []}
                isDrawn={held.phase === 'drawing'}
                isBlock={held.grip.on === 'block'}
                edge={held.by === 'keys' ? held.edge : null}
              />
            ))}
          </div>,
          grid,
        )}
    </>
  );
}

interface View {
  readonly sets: readonly ConflictSet[];
  readonly isImpossible: boolean;
  /** Shown next to the first ghost: its time and length, then notes and conflicts. */
  readonly lines: readonly string[];
  readonly words: string;
  /** The day whose tab the pointer is on; null if none. */
  readonly day: PlainDate | null;
}

function viewOf(held: Held, { lifted }: Handling, layout: DayLayout, tools: DirectTools): View {
  const { festival, step, conflicts } = tools;
  if (held.isAway) return { sets: [], isImpossible: false, lines: [], words: '', day: null };
  const columns = layout.columns.map(({ stage }) => stage);
  const outcome = planOfGesture(held, lifted, { festival, step, columns });
  const sets = heldAfter(outcome, held, lifted);
  const other = held.day === layout.day ? null : held.day;
  const day = held.by === 'keys' ? null : held.day;
  if (!outcome.ok) {
    const text = planErrorText(outcome.code, outcome.set);
    return { sets, isImpossible: true, lines: [text], words: text, day };
  }
  const found = held.grip.on === 'block' ? [] : conflictsOfPlan(outcome.plan, conflicts);
  const against = [...conflictTexts(sets, found), ...blockTexts(held, sets, tools)];
  const words = ghostText(held, sets, against, festival);
  return {
    sets: other === null ? sets : asIfOn(layout.day, sets, other, festival),
    isImpossible: false,
    lines: [timeOf(sets[0], festival, day ?? other), ...noteTexts(outcome.plan), ...against],
    words: held.isFresh ? movingMessages.lifted(words) : words,
    day,
  };
}

/** Moves sets of another day to the same hours of the day shown. */
function asIfOn(
  shown: PlainDate | null,
  sets: readonly ConflictSet[],
  day: PlainDate,
  festival: TimetableFestival,
): readonly ConflictSet[] {
  if (shown === null) return sets;
  const by = spanOfDay(day, festival).start - spanOfDay(shown, festival).start;
  return sets.map((set) => ({ ...set, start: set.start - by, end: set.end - by }));
}

interface GhostProps {
  readonly set: ConflictSet;
  readonly layout: DayLayout;
  readonly lines: readonly string[];
  readonly isDrawn?: boolean;
  readonly isBlock?: boolean;
  /** The edge that the keyboard resizes. */
  readonly edge?: Edge | null;
  /** True if the set returned to its place and is no longer held. */
  readonly isBack?: boolean;
}

/** A set at its possible new place, or back at its old one, with text next to it. */
export function Ghost({ set, layout, lines, isDrawn, isBlock, edge, isBack }: GhostProps) {
  const [time, ...others] = lines;
  const place = layout.columns.findIndex(({ stage }) => stage === set.stage);
  const column = layout.columns[place];
  if (column === undefined) return null;
  const { top, height } = placeOf(layout.axis, set);
  const isDown = layout.direction === 'down';
  const [begin, size] = [`calc(var(--head) + ${top}px)`, Math.max(leastHeight, height)];
  // Both lines are needed: absolutely positioned items would extend to the edge of the grid.
  const track = `${place + 2} / ${place + 3}`;
  const style: CSSProperties = {
    ...stageColors(column.isMissing ? -1 : column.index),
    ...(isDown
      ? { gridRow: track, left: begin, width: size }
      : { gridColumn: track, top: begin, height: size }),
  };
  const isEarly = isDown ? place < rowsBelowChip : top < chipHeight;
  const isLate = isDown ? top * 2 >= layout.height : place * 2 >= layout.columns.length;
  return (
    <div
      className={classes['ghost']}
      style={style}
      data-ghost={isBack === true ? undefined : set.id}
      data-edge={edge === 'start' ? (layout.axis.isReversed ? 'last' : 'first') : undefined}
      data-hatched={isBlock === true || undefined}
      data-below={isEarly || undefined}
      data-late={isLate || undefined}
    >
      {isDrawn === true ? movingMessages.newSet : <bdi>{artistOf(set)}</bdi>}
      {time !== undefined && (
        <div className={`${bubble['bubble']} ${classes['chip']}`}>
          {time !== '' && <b>{time}</b>}
          {others.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      )}
    </div>
  );
}

const leastHeight = 14;
/** For ghosts this close to the first hours or stages, the text does not fit above. */
const chipHeight = 72;
const rowsBelowChip = 2;

/** Highlights the day tab on which the set would be dropped. */
function useDayMarked(day: string | null): void {
  useEffect(() => {
    const tab = day === null ? null : tabOf(day);
    tab?.setAttribute('data-drop', '');
    return () => tab?.removeAttribute('data-drop');
  }, [day]);
}

/** Highlights the tray while the set would be dropped there. */
function useTrayMarked(isOver: boolean): void {
  useEffect(() => {
    const tray = isOver ? trayElement() : null;
    tray?.setAttribute('data-drop', '');
    return () => tray?.removeAttribute('data-drop');
  }, [isOver]);
}
