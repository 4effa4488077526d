import type { Festival } from '../../entities/festival.ts';
import type { NewUnplacedAct } from '../../entities/unplaced-act.ts';
import { givenPublicTexts } from '../../entities/set-texts.ts';
import { textLimits } from '../../entities/fields.ts';
import type { DraftEvent, DraftValues } from '../../entities/upload.ts';
import { reviewMessages } from '../../messages/review-messages.ts';
import { formatDay } from '../../time/format.ts';
import { clockMinutes, isClockTime, minutesPerDay } from '../../time/clock-time.ts';
import { isPlainDate } from '../../time/plain-date.ts';
import { changing, type DraftFix } from '../fixes/draft-fix.ts';
import { isOpenPlace, placeFields } from './is-unplaced.ts';

/**
 * Marks sets as unplaced acts if the file itself has no place for them, or says that it will be announced. A place that
 * could not be parsed is no evidence; nor is "TBA" if the festival has a stage with that name.
 */
export function keepUnplaced(
  drafts: readonly DraftEvent[],
  { stages }: Pick<Festival, 'stages'>,
): DraftFix | null {
  const own = new Set(stages);
  const isOpen = (draft: DraftEvent, field: PlaceField) =>
    isOpenPlace(draft[field]) && !(field === 'stage' && own.has(draft.stage));
  const open = drafts.filter(
    (draft) =>
      placeFields.some((field) => isOpen(draft, field)) &&
      placeFields.every((field) => isClear(draft, field)),
  );
  return changing(
    'unplaced',
    open.map(({ id }) => [id, { unplaced: true }]),
  );
}

type PlaceField = (typeof placeFields)[number];

function isClear(draft: DraftEvent, field: PlaceField): boolean {
  if (draft[field] !== '') return true;
  const sourceTexts = [
    draft.said?.[field],
    ...draft.hints.filter((hint) => hint.field === field).map(({ source }) => source),
  ];
  return sourceTexts.every((text) => text === undefined || isOpenPlace(text));
}

/** Converts a draft to an unplaced act. The known parts of its place are added to its note. */
export function draftToAct(draft: DraftValues): NewUnplacedAct {
  const { artistName, imageURL, timeStart, timeEnd } = draft;
  const known = [
    isOpenPlace(draft.stage) ? '' : draft.stage.trim(),
    isPlainDate(draft.date) ? formatDay(draft.date) : '',
    [timeStart, timeEnd].filter(isClockTime).join(' - '),
  ].filter((text) => text !== '');
  const minutes = lengthOf(draft);
  const note = reviewMessages.unplaced.note(known.join(', ')).slice(0, textLimits.setNote);
  return {
    artistName: artistName.trim(),
    imageURL,
    ...(minutes !== null && { minutes }),
    ...givenPublicTexts(draft),
    ...(known.length > 0 && { note }),
  };
}

function lengthOf({ timeStart, timeEnd }: DraftValues): number | null {
  if (!isClockTime(timeStart) || !isClockTime(timeEnd) || timeStart === timeEnd) return null;
  return (clockMinutes(timeEnd) - clockMinutes(timeStart) + minutesPerDay) % minutesPerDay;
}
