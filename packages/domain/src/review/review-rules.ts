import type { Festival } from '../entities/festival.ts';
import { textLimits, isImageUrl } from '../entities/fields.ts';
import type { DraftField, DraftValues } from '../entities/upload.ts';
import { festivalDates } from '../festival/days.ts';
import { messages } from '../messages/messages.ts';
import { isClockTime } from '../time/clock-time.ts';
import { isPlainDate } from '../time/plain-date.ts';

export type ReviewCode =
  | 'artistRequired'
  | 'artistTooLong'
  | 'stageRequired'
  | 'stageTooLong'
  | 'stageInvalid'
  | 'dateRequired'
  | 'dateFormat'
  | 'dateOutOfRange'
  | 'startRequired'
  | 'startFormat'
  | 'endRequired'
  | 'endFormat'
  | 'imageInvalid'
  /** Its day, or its stage, is part of an open question about the whole draft. */
  | 'nightOpen'
  | 'stageOpen';

/** An error of an event: the field to correct, a stable code to group by, and the message for the user. */
export interface ReviewIssue {
  readonly field: DraftField;
  readonly code: ReviewCode;
  readonly message: string;
}

/** The festival data that the rules need. */
export type ReviewFestival = Pick<Festival, 'timezone' | 'startDate' | 'endDate'>;

/** Validates an event: returns the error messages in the specification's order, none for a valid event. */
export interface Reviewer {
  (values: DraftValues): readonly string[];
  /** The same errors with their fields and codes. */
  issues(values: DraftValues): readonly ReviewIssue[];
  /** The stages that an event may have. */
  readonly stages: readonly string[];
}

/**
 * Creates the review rules (specification, section 5) for one festival. `stages` are the allowed ones, see
 * `offeredStages`. The festival's days are computed once, so one reviewer should check many events.
 */
export function createReviewer(festival: ReviewFestival, stages: readonly string[]): Reviewer {
  const allowed = new Set(stages);
  const goodStages = new Set(stages.filter((stage) => checkStage(stage, allowed, [])));
  const { start, end } = festivalDates(festival);
  const goodDates = new Set<string>();
  const issues = (values: DraftValues): readonly ReviewIssue[] => {
    const found: ReviewIssue[] = [];
    checkArtist(values.artistName, found);
    if (!goodStages.has(values.stage)) checkStage(values.stage, allowed, found);
    if (!goodDates.has(values.date)) {
      const isGood = checkDate(values.date, start, end, found);
      if (isGood) goodDates.add(values.date);
    }
    if (!isClockTime(values.timeStart)) found.push(startIssue(values.timeStart));
    if (!isClockTime(values.timeEnd)) found.push(endIssue(values.timeEnd));
    checkImage(values.imageURL, found);
    return found;
  };
  const texts = (values: DraftValues) => {
    const found = issues(values);
    return found.length === 0 ? noTexts : found.map((issue) => issue.message);
  };
  return Object.assign(texts, { issues, stages });
}

/** Shared, because almost every event of a long file is valid. */
const noTexts: readonly string[] = [];

function checkArtist(artist: string, found: ReviewIssue[]): void {
  const field = 'artistName';
  if (artist.trim() === '') {
    found.push({ field, code: 'artistRequired', message: messages.review.artistRequired });
  } else if (artist.length > textLimits.artistName) {
    const message = messages.review.artistTooLong(textLimits.artistName);
    found.push({ field, code: 'artistTooLong', message });
  }
}

/** Returns whether the stage is valid, so that the same one need not be checked again. */
function checkStage(stage: string, allowed: ReadonlySet<string>, found: ReviewIssue[]): boolean {
  const field = 'stage';
  const before = found.length;
  if (stage.trim() === '') {
    found.push({ field, code: 'stageRequired', message: messages.review.stageRequired });
  } else if (stage.length > textLimits.stageName) {
    const message = messages.review.stageTooLong(textLimits.stageName);
    found.push({ field, code: 'stageTooLong', message });
  } else if (!allowed.has(stage)) {
    found.push({ field, code: 'stageInvalid', message: messages.review.stageInvalid(stage) });
  }
  return found.length === before;
}

/** Returns whether the date is valid, so that the same one need not be checked again. */
function checkDate(date: string, start: string, end: string, found: ReviewIssue[]): boolean {
  const field = 'date';
  const before = found.length;
  if (date.trim() === '') {
    found.push({ field, code: 'dateRequired', message: messages.review.dateRequired });
  } else if (!isPlainDate(date)) {
    found.push({ field, code: 'dateFormat', message: messages.review.dateFormat });
  } else if (date < start || date > end) {
    const message = messages.review.dateOutOfRange(start, end);
    found.push({ field, code: 'dateOutOfRange', message });
  }
  return found.length === before;
}

/** Returns the error of a start that is not a clock time. */
function startIssue(time: string): ReviewIssue {
  const field = 'timeStart';
  if (time.trim() === '') return { field, code: 'startRequired', message: messages.review.startRequired };
  return { field, code: 'startFormat', message: messages.review.startFormat };
}

/** Returns the error of an end that is not a clock time. */
function endIssue(time: string): ReviewIssue {
  const field = 'timeEnd';
  if (time.trim() === '') return { field, code: 'endRequired', message: messages.review.endRequired };
  return { field, code: 'endFormat', message: messages.review.endFormat };
}

function checkImage(imageURL: string | null, found: ReviewIssue[]): void {
  if (imageURL === null || isImageUrl(imageURL)) return;
  found.push({ field: 'imageURL', code: 'imageInvalid', message: messages.review.imageInvalid });
}
