import type { DraftField } from '../../entities/upload.ts';
import type { MergeQuestion, MergeSide } from './choices.ts';

/** A field of which the file and the stored set say different things. */
export interface FieldChange {
  readonly field: DraftField;
  /** What a person is asked, or may decide otherwise; the fields of the times share one. */
  readonly question: Exclude<MergeQuestion, 'exists'>;
  /** What was agreed at the last import; null where nothing is known of it. */
  readonly base: string | null;
  /** What the stored set says; empty for no picture. */
  readonly portal: string;
  readonly file: string;
  /** What the comparison with the last import proposes; 'ask' if both have changed, or if it is unknown who has. */
  readonly proposal: MergeSide | 'ask';
  /** What counts: the person's answer, or else the proposal. */
  readonly from: MergeSide | 'ask';
}
