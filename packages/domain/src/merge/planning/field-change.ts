import type { DraftField } from '../../entities/upload.ts';
import type { MergeQuestion, MergeSide } from './choices.ts';

/** A field that differs between the file and the stored set. */
export interface FieldChange {
  readonly field: DraftField;
  /** The question that decides the field; day, start and end share one. */
  readonly question: Exclude<MergeQuestion, 'exists'>;
  /** The value agreed on at the last import; null if unknown. */
  readonly base: string | null;
  /** The stored set's value; empty for no picture. */
  readonly portal: string;
  readonly file: string;
  /**
   * The proposal from the comparison with the last import; 'ask' if both sides have changed the field, or if it is
   * unknown who has.
   */
  readonly proposal: MergeSide | 'ask';
  /** The user's answer, otherwise the proposal. */
  readonly from: MergeSide | 'ask';
}
