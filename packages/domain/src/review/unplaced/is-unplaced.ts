import type { DraftField, DraftValues } from '../../entities/upload.ts';
import type { Reviewer, ReviewIssue } from '../review-rules.ts';
import { isToBeAnnounced } from './to-be-announced.ts';

type Place = Pick<DraftValues, 'stage' | 'date' | 'timeStart'>;

export const placeFields = ['stage', 'date', 'timeStart'] as const satisfies readonly DraftField[];

/** Returns true if the stage, the day or the start of a set is missing or to be announced. */
export function lacksPlace(draft: Place): boolean {
  return placeFields.some((field) => isOpenPlace(draft[field]));
}

/** Returns true if the draft is saved as an unplaced act: the user chose that, and its place is still missing. */
export function isUnplaced(draft: Place & Pick<DraftValues, 'unplaced'>): boolean {
  return draft.unplaced === true && lacksPlace(draft);
}

/** Returns the drafts that are saved as sets. */
export function placedDrafts<Draft extends Place & Pick<DraftValues, 'unplaced'>>(
  drafts: readonly Draft[],
): readonly Draft[] {
  return drafts.some(isUnplaced) ? drafts.filter((draft) => !isUnplaced(draft)) : drafts;
}

/** Returns the errors of a draft; for one that is saved as an unplaced act, only those of its artist and picture. */
export function draftIssues(draft: DraftValues, reviewer: Reviewer): ReviewIssue[] {
  const isUnplacedNow = isUnplaced(draft);
  return reviewer
    .issues(draft)
    .filter(({ field }) => !isUnplacedNow || field === 'artistName' || field === 'imageURL');
}

/** Returns true if the text does not name a place. */
export function isOpenPlace(text: string): boolean {
  return text.trim() === '' || isToBeAnnounced(text);
}
