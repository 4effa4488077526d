import type { DraftEvent } from '../../entities/upload.ts';
import { openStretches } from '../../festival/stages/open-hours.ts';
import type { Interval } from '../../festival/events/intervals.ts';
import { validateTimes } from '../warnings.ts';
import type { DraftFix, FixFestival } from './draft-fix.ts';
import { shiftBy } from './retime.ts';

const step = 30;
const furthest = 12 * 60;
/** With fewer sets than this, there is not enough evidence. */
const fewest = 3;

/**
 * Moves all sets by the same time if most of them are outside their stages' opening hours and none would be afterwards:
 * the file is in another time zone. Uses the smallest shift, in steps of half an hour; null if it fits in both
 * directions. All sets move, including those without a problem, on stages without opening hours or in a gap that fits
 * by chance: in another zone every time of the file is wrong.
 */
export function shiftTimes(events: readonly DraftEvent[], festival: FixFestival): DraftFix | null {
  const open = openStretches(festival, festival.stages);
  const sets = events.flatMap((event) => {
    const { span } = validateTimes(event, festival);
    const hours = open.get(event.stage);
    return span === null || hours === undefined ? [] : [{ span, hours }];
  });
  const outside = (minutes: number) =>
    sets.filter(({ span, hours }) => !isWithin(span, hours, minutes)).length;
  if (sets.length < fewest || outside(0) * 2 < sets.length) return null;
  for (let minutes = step; minutes <= furthest; minutes += step) {
    const fitting = [minutes, -minutes].filter((each) => outside(each) === 0);
    const [only, other] = fitting;
    if (only !== undefined) return other === undefined ? shiftBy(events, festival, only) : null;
  }
  return null;
}

function isWithin({ start, end }: Interval, hours: readonly Interval[], minutes: number): boolean {
  const shift = minutes * 60_000;
  return hours.some((stretch) => stretch.start <= start + shift && end + shift <= stretch.end);
}
