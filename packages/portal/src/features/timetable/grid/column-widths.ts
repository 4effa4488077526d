import type { PlacedOn } from '@lineup/domain';
import { leastTimed, mostLow, widthForTime } from './card-form.ts';
import type { ScheduledBlock, ScheduledSet } from './group-schedule.ts';
import type { Scale } from './scale.ts';

type Card = PlacedOn<ScheduledSet | ScheduledBlock>;

/** How wide a column is to be, in CSS pixels. */
export interface WidthNeed {
  /** For each card high enough to show its whole time. */
  readonly usual: number;
  /** Lanes that are narrower cannot be read. */
  readonly least: number;
}

/** The width of a column that no card covers, and the gap between two lanes. */
export const columnFrame = 4;
export const laneGap = 2;
/** The widest room that a word gets in a column; what is longer breaks. */
const widestWord = 150;
/** The widths of a lane in which a high card shows its whole time in two lines: as it should be, and at least. */
const lane = { usual: 62, least: 54 };
const mostLanes = 6;
/** A lower card shows no complete word of the name. */
const leastNamed = 11;
/** The height of one of several lanes where the stages lie down, and of a stage that has the window almost to itself. */
const leastRowLane = 24;
const mostRow = 88;

/** Wide enough for the longest word, for the times of low cards, and for sets side by side; a column's width is its own. */
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

/** Overlaps make columns wider only where no stage is pushed out of the window for it. */
export function columnWidths(needs: readonly WidthNeed[], { view }: Scale): readonly number[] {
  const widths = needs.map(({ usual }) => usual);
  const isRoomy = widths.reduce((sum, width) => sum + width, 0) <= view.width;
  return isRoomy ? widths : needs.map(({ least }) => least);
}

/** The width of the scroll bar of a day that is higher than the window. */
const scrollBar = 15;

/** How wide columns are drawn that share what the window has more than they need, as the style sheet has them do. */
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

/** Stages that lie down share the window where it has room for more, as columns do by the style sheet. */
export function leastWidth({ direction, column, view }: Scale, stages: number): number {
  if (direction === 'across' || stages === 0) return column;
  return Math.max(column, Math.min(mostRow, Math.floor(view.width / stages)));
}

/** About as wide as the longest word, with what is around it; a little more room is not missed. */
function wordWidth(name: string, { line }: Scale): number {
  const around = 18;
  let longest = 0;
  for (const word of name.split(/[\s/-]+/u)) {
    const capitals = word.replace(/[^\p{Lu}]/gu, '').length;
    longest = Math.max(longest, word.length + capitals * 0.25);
  }
  return Math.round(longest * line * 0.48) + around;
}
