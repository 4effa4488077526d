import type { PlacedOn } from '@lineup/domain';
import { leastTimed, mostLow, widthForTime } from './card-form.ts';
import type { ScheduledBlock, ScheduledSet } from './group-schedule.ts';
import type { Scale } from './scale.ts';

type Card = PlacedOn<ScheduledSet | ScheduledBlock>;

/** The width that a column needs, in CSS pixels. */
export interface WidthNeed {
  /** Enough for each high card to show its full time. */
  readonly usual: number;
  /** Enough for lanes to be legible. */
  readonly least: number;
}

/** The width of a column not covered by cards, and the gap between two lanes. */
export const columnFrame = 4;
export const laneGap = 2;
/** The maximum width that a column grows for a word; longer words break. */
const widestWord = 150;
/** The widths of a lane in which a high card shows its full time on two lines: preferred and minimum. */
const lane = { usual: 62, least: 54 };
const mostLanes = 6;
/** Lower cards show no complete word of the name. */
const leastNamed = 11;
/** With the stages as rows: the height of each of several lanes, and the maximum height of a stage. */
const leastRowLane = 24;
const mostRow = 88;

/** Returns the width for the longest word, the times of low cards, and parallel sets; independent of other columns. */
export function widthNeed(cards: readonly Card[], scale: Scale): WidthNeed {
  let [usual, least] = [scale.column, scale.column];
  for (const { set, lanes, height } of cards) {
    const count = Math.min(lanes, mostLanes);
    if (scale.direction === 'down') {
      usual = least = Math.max(least, count * leastRowLane);
      continue;
    }
    const isLow = height < mostLow;
    const forTime = 'name' in set || height < leastTimed ? 0 : isLow ? widthForTime(set.time) : lane.usual;
    const word = height > leastNamed ? wordWidth('name' in set ? set.name : set.artistName, scale) : 0;
    if (count === 1) {
      least = Math.max(least, Math.min(widestWord, word), isLow ? forTime + columnFrame : 0);
      usual = Math.max(usual, least);
    } else {
      least = Math.max(least, count * (lane.least + laneGap) + columnFrame);
      usual = Math.max(usual, least, count * (Math.max(lane.least, forTime) + laneGap) + columnFrame);
    }
  }
  return { usual: Math.max(usual, least), least };
}

/** Returns the widths of the columns. Uses the preferred widths only if all stages still fit in the window. */
export function columnWidths(needs: readonly WidthNeed[], { view }: Scale): readonly number[] {
  const widths = needs.map(({ usual }) => usual);
  const isRoomy = widths.reduce((sum, width) => sum + width, 0) <= view.width;
  return isRoomy ? widths : needs.map(({ least }) => least);
}

/** The width of the scroll bar that appears if a day is higher than the window. */
const scrollBar = 15;

/** Returns the rendered widths of columns after they share the remaining width, as in the style sheet. */
export function drawnWidths(
  widths: readonly number[],
  { direction, view }: Scale,
  height: number,
): readonly number[] {
  if (direction === 'down') return widths;
  let free = view.width - (height > view.height ? scrollBar : 0);
  let share = free / Math.max(1, widths.length);
  let sharing = widths.length;
  for (const width of widths.toSorted((a, b) => b - a)) {
    if (width <= share) break;
    free -= width;
    sharing -= 1;
    share = sharing === 0 ? 0 : Math.max(0, free / sharing);
  }
  return widths.map((width) => Math.max(width, Math.floor(share)));
}

/**
 * Returns the minimum size of a stage. As rows, stages share the remaining height, as columns do by the style sheet.
 */
export function leastWidth({ direction, column, view }: Scale, stages: number): number {
  if (direction === 'across' || stages === 0) return column;
  return Math.max(column, Math.min(mostRow, Math.floor(view.width / stages)));
}

/** Estimates the width of the longest word with its padding, on the generous side. */
function wordWidth(name: string, { line }: Scale): number {
  const around = 18;
  let longest = 0;
  for (const word of name.split(/[\s/-]+/u)) {
    const capitals = word.replace(/[^\p{Lu}]/gu, '').length;
    longest = Math.max(longest, word.length + capitals * 0.25);
  }
  return Math.round(longest * line * 0.48) + around;
}
