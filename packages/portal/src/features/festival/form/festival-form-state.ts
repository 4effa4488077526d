import type { FestivalFields, FestivalForm, FestivalFormErrors } from '@lineup/domain';

/** The input of a festival's fields and its errors. */
export interface TypedFestival {
  readonly values: FestivalForm;
  /** By field; empty until the form was first submitted, then updated while typing. */
  readonly errors: FestivalFormErrors;
  /** All errors joined with commas, or null. */
  readonly summary: string | null;
  readonly set: <F extends keyof FestivalForm>(field: F, value: FestivalForm[F]) => void;
}

export interface FestivalFormState extends TypedFestival {
  /** How often submitting was refused. */
  readonly refusals: number;
  readonly isTouched: boolean;
  /** Returns what to store; null if something is invalid, which is shown from then on. */
  readonly submit: () => FestivalFields | null;
}
