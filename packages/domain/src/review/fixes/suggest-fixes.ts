import type { DraftEvent } from '../../entities/upload.ts';
import type { DraftFix, FixFestival } from './draft-fix.ts';
import { duplicates } from './duplicates.ts';
import { morningOrEvening } from './half-days.ts';
import { endsUntilNext } from './missing-ends.ts';
import { timesArePm, timesAsWritten } from './open-halves.ts';
import { lengthsIn } from './open-lengths.ts';
import { placedDrafts } from '../unplaced/is-unplaced.ts';
import { keepUnplaced } from '../unplaced/unplaced-drafts.ts';
import { shiftTimes } from './shift-times.ts';
import { shiftDays, swapDayMonth } from './wrong-dates.ts';

/** The default length of sets without an end, in minutes. */
export const usualLength = 60;

/**
 * Suggests fixes for problems of several events in a draft. Each needs evidence, and changes only events with a
 * problem, except for `shiftTimes`. None moves a set that is on one of the festival's days. `endsByLength` is not
 * included, because the user chooses the length.
 */
export function suggestFixes(drafts: readonly DraftEvent[], festival: FixFestival): readonly DraftFix[] {
  const events = placedDrafts(drafts);
  const found = [
    timesArePm(events, festival),
    timesAsWritten(events, festival),
    lengthsIn('lengthHours', events),
    lengthsIn('lengthMinutes', events),
    shiftDays(events, festival),
    swapDayMonth(events, festival),
    shiftTimes(events, festival),
    morningOrEvening(events, festival),
    endsUntilNext(events, festival),
    keepUnplaced(events, festival),
    duplicates(events),
  ];
  return found.filter((fix) => fix !== null);
}
