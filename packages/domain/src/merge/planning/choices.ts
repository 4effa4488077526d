import { publicTextFields } from '../../entities/set-texts.ts';

/** Whose word counts. */
export type MergeSide = 'file' | 'portal';

/**
 * What a person can decide of one row. `exists`: whether a new set is added, one that was deleted here comes back, or one that is no
 * longer in the file goes ('file'). `times`: day, start and end, which hang together.
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

/** What of the file is taken; without days or stages it is all of them. */
export interface MergeScope {
  /** Festival days, YYYY-MM-DD. */
  readonly days?: readonly string[];
  readonly stages?: readonly string[];
}

/** What a person has decided; the rest is as the plan proposes. */
export interface MergeChoices {
  readonly scope?: MergeScope;
  /** By the key of the row. */
  readonly answers?: Readonly<Record<string, RowAnswers>>;
}
