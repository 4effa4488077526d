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

/** How long sets without an end last, unless somebody says otherwise, in minutes. */
export const usualLength = 60;

/**
 * What takes a problem away from several events of a draft at once. Each needs evidence, and changes only events that have a
 * problem, with the exception of `shiftTimes`. None moves a set whose day was one of the festival's. `endsByLength` is not among
 * them: a person says how long.
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
