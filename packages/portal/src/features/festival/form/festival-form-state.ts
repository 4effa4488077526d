import type { FestivalFields, FestivalForm, FestivalFormErrors } from '@lineup/domain';

/** The typed fields of a festival and what is wrong with them. */
export interface TypedFestival {
  readonly values: FestivalForm;
  /** By field; empty until the form was submitted once, then updated with what is typed. */
  readonly errors: FestivalFormErrors;
  /** All errors joined with commas, or null. */
  readonly summary: string | null;
  readonly set: <F extends keyof FestivalForm>(field: F, value: FestivalForm[F]) => void;
}

export interface FestivalFormState extends TypedFestival {
  /** How often submitting was refused. */
  readonly refusals: number;
  readonly isTouched: boolean;
  /** What is to be stored; null when something is wrong, which is shown from then on. */
  readonly submit: () => FestivalFields | null;
}
