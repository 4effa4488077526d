import { formatTime, onAtMessages, type FestivalClocks } from '@lineup/domain';
import type { PageOffer } from '../../../app/palette/palette-door.ts';
import type { ShownMoment } from './use-moment.ts';

/** What leads from a day to all its stages at one moment, for the palette. */
export function onAtOffers(
  { instant, isShown, show }: ShownMoment,
  { timezone, hourCycle }: FestivalClocks,
): readonly PageOffer[] {
  if (instant === null || isShown) return [];
  const name = onAtMessages.onAt(formatTime(instant, timezone, hourCycle));
  return [{ id: 'onAt', name, run: () => show(instant) }];
}
