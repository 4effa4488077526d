import { publicTextFields } from '../../entities/set-texts.ts';

/** The side whose value is used. */
export type MergeSide = 'file' | 'portal';

/**
 * What the user can decide about a row. `exists`: whether a new set is added, a set that was deleted here is added
 * again, or a set that is no longer in the file is deleted ('file'). `times`: day, start and end, which belong
 * together.
 */
export const mergeQuestions = [
  'exists',
  'artistName',
  'stage',
  'times',
  'imageURL',
  ...publicTextFields,
] as const;
export type MergeQuestion = (typeof mergeQuestions)[number];

export type RowAnswers = Readonly<Partial<Record<MergeQuestion, MergeSide>>>;

/** The part of the file that is imported; without days or stages, all of it. */
export interface MergeScope {
  /** Festival days, YYYY-MM-DD. */
  readonly days?: readonly string[];
  readonly stages?: readonly string[];
}

/** The user's decisions; everything else follows the plan's proposals. */
export interface MergeChoices {
  readonly scope?: MergeScope;
  /** By the key of the row. */
  readonly answers?: Readonly<Record<string, RowAnswers>>;
}
