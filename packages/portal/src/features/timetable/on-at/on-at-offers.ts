import { formatDay, formatTime, onAtMessages, type FestivalClocks, type PlainDate } from '@lineup/domain';
import type { PageOffer } from '../../../app/palette/palette-door.ts';
import type { ShownMoment } from './use-moment.ts';

/** Returns the name of the command for a moment, with the day if it is not visible elsewhere. */
export function onAtName(
  instant: number,
  day: PlainDate | null,
  { timezone, hourCycle }: FestivalClocks,
): string {
  const time = formatTime(instant, timezone, hourCycle);
  return onAtMessages.onAt(day === null ? time : `${time}, ${formatDay(day)}`);
}

/** Returns the palette's commands that show all stages at one moment, from a day or from the list. */
export function onAtOffers(
  { instant, isShown, offered, show }: ShownMoment,
  day: PlainDate | null,
  festival: FestivalClocks,
): readonly PageOffer[] {
  return offered
    .filter((each) => !isShown || each !== instant)
    .map((each) => ({
      id: `onAt ${each}`,
      name: onAtName(each, day, festival),
      run: () => show(each),
    }));
}
