import {
  changedDetails,
  checkFestivalForm,
  messages,
  type Festival,
  type FestivalFields,
  type PreservedTimes,
} from '@lineup/domain';
import {
  isServiceError,
  ServiceError,
  type DetailsChange,
  type LineupServices,
  type Versioned,
} from '@lineup/services';
import type { SaveOutcome } from '../../../app/editor/use-editor.ts';
import { isSameDetails, type DetailsInput, type DetailsState } from './details-input.ts';
import { effectQuestion, type EffectQuestion } from './effect-question.ts';

/** What saving depends on. */
export interface SavingDetails {
  readonly services: LineupServices;
  readonly write: (change: DetailsChange) => Promise<string>;
  readonly askEffect: AskEffect;
}

/** Asks what a change of details does to events; null if the answer cancels it. */
export type AskEffect = (question: EffectQuestion) => Promise<PreservedTimes | null>;

/** The stored details, or why they were not stored. */
export type DetailsOutcome =
  | SaveOutcome<Versioned<Festival>, DetailsInput>
  | { readonly type: 'written'; readonly festival: Versioned<Festival> };

/** Saves details without a new cover, and asks the necessary questions on the way. */
export async function saveDetails(
  saving: SavingDetails,
  { base, input }: DetailsState,
): Promise<DetailsOutcome> {
  const check = checkFestivalForm(input.form);
  if (!check.ok) return { type: 'refused' };
  const preserved = await preservedTimes(saving, { base, input }, check.fields);
  if (preserved === null) return { type: 'stopped' };
  try {
    return { type: 'written', festival: await write(saving, { base, input }, check.fields, preserved) };
  } catch (error) {
    if (!isServiceError(error, 'conflict')) throw error;
    return { type: 'outdated', theirs: await saving.services.festivals.get(base.id), typed: input };
  }
}

type Typed = Pick<DetailsState, 'base' | 'input'>;

/**
 * Returns what to preserve of the events; asks if the change moves them or leaves them outside of the festival's days.
 */
async function preservedTimes(
  { services, askEffect }: SavingDetails,
  { base, input }: Typed,
  fields: FestivalFields,
): Promise<PreservedTimes | null> {
  const { timezone, dayStartsAt, startDate, endDate } = changedDetails(base, input.form, fields);
  const times = [timezone, dayStartsAt, startDate, endDate];
  if (times.every((time) => time === undefined)) return 'clockTimes';
  const question = effectQuestion(base, fields, await services.events.list(base.id));
  return question === null ? 'clockTimes' : askEffect(question);
}

/** Writes what has changed; without changes, checks that no other user has changed anything. */
async function write(
  saving: SavingDetails,
  { base, input: { form, cover } }: Typed,
  fields: FestivalFields,
  preserved: PreservedTimes,
): Promise<Versioned<Festival>> {
  const image = cover.kind === 'remove' && base.imageURL !== null ? ({ imageURL: null } as const) : {};
  const changes = { ...changedDetails(base, form, fields), ...image };
  if (Object.keys(changes).length > 0) {
    const version = await saving.write({ festival: base, changes, preserved: preserved });
    return { ...base, ...changes, version };
  }
  const latest = await saving.services.festivals.get(base.id);
  if (!isSameDetails(base, latest)) throw new ServiceError('conflict', messages.provider.conflict);
  return latest;
}
