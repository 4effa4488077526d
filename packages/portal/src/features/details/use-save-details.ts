import {
  changedDetails,
  checkFestivalForm,
  messages,
  type Festival,
  type FestivalFields,
  type FestivalForm,
  type KeptTimes,
} from '@lineup/domain';
import { isServiceError, ServiceError, type LineupServices, type Versioned } from '@lineup/services';
import type { VersionAnswer, VersionDifference } from '../../design/notices/version-choice.tsx';
import { useLineupServices } from '../../app/provider/lineup-services.ts';
import { effectQuestion, type EffectQuestion } from './effect-question.ts';
import { detailsConflict } from './resolve-conflict.ts';
import { isSameDetails } from './same-details.ts';
import type { CoverChange } from './use-cover-edit.ts';

/** What is to be saved. */
export interface DetailsToSave {
  readonly base: Versioned<Festival>;
  readonly form: FestivalForm;
  readonly cover: CoverChange;
}

/** How saving ended; `refused` means that the fields, with somebody else's changes under them, break a rule. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly festival: Versioned<Festival>; readonly form: FestivalForm }
  | { readonly kind: 'refused'; readonly base: Versioned<Festival>; readonly form: FestivalForm }
  | { readonly kind: 'theirs' }
  | { readonly kind: 'stopped' };

/** The questions that saving may have to ask; null as the answer stops it. */
export interface SaveQuestions {
  readonly askEffect: (question: EffectQuestion) => Promise<KeptTimes | null>;
  readonly askVersion: (differences: readonly VersionDifference[]) => Promise<VersionAnswer | null>;
}

/** Saves details (without uploading a new cover), asking what has to be asked on the way. */
export function useSaveDetails(questions: SaveQuestions): (given: DetailsToSave) => Promise<SaveOutcome> {
  const services = useLineupServices();
  return (given) => saveDetails(services, questions, given);
}

async function saveDetails(
  services: LineupServices,
  questions: SaveQuestions,
  given: DetailsToSave,
): Promise<SaveOutcome> {
  let { base, form } = given;
  for (;;) {
    const check = checkFestivalForm(form);
    if (!check.ok) return { kind: 'refused', base, form };
    const { fields } = check;
    const kept = await keptTimes(services, questions, base, form, fields);
    if (kept === null) return { kind: 'stopped' };
    try {
      const festival = await write(services, { ...given, base, form }, fields, kept);
      return { kind: 'saved', festival, form };
    } catch (error) {
      if (!isServiceError(error, 'conflict')) throw error;
      const latest = await services.festivals.get(base.id);
      const conflict = detailsConflict(base, form, given.cover, latest);
      // Where only the stages have changed, or both typed the same, there is nothing to choose.
      const isChoice = conflict.isReal && !isSameDetails(base, latest);
      const answer = isChoice ? await questions.askVersion(conflict.differences) : 'mine';
      if (answer === null) return { kind: 'stopped' };
      if (answer === 'theirs') return { kind: 'theirs' };
      form = conflict.merged;
      base = latest;
    }
  }
}

/** What stays of the events; asks where the change moves them or leaves them outside of the festival's days. */
async function keptTimes(
  { events }: LineupServices,
  { askEffect }: SaveQuestions,
  base: Versioned<Festival>,
  form: FestivalForm,
  fields: FestivalFields,
): Promise<KeptTimes | null> {
  const {
    name: _name,
    location: _location,
    tightMinutes: _tight,
    ...times
  } = changedDetails(base, form, fields);
  if (Object.keys(times).length === 0) return 'clockTimes';
  const question = effectQuestion(base, fields, await events.list(base.id));
  return question === null ? 'clockTimes' : askEffect(question);
}

/** Writes what has changed; where that is nothing, makes sure that nobody else has changed anything. */
async function write(
  { details, festivals }: LineupServices,
  { base, form, cover }: DetailsToSave,
  fields: FestivalFields,
  kept: KeptTimes,
): Promise<Versioned<Festival>> {
  const image = cover.kind === 'remove' && base.imageURL !== null ? ({ imageURL: null } as const) : {};
  const changes = { ...changedDetails(base, form, fields), ...image };
  if (Object.keys(changes).length > 0) {
    const version = await details.save({ festival: base, changes, kept });
    return { ...base, ...changes, version };
  }
  const latest = await festivals.get(base.id);
  if (!isSameDetails(base, latest)) throw new ServiceError('conflict', messages.provider.conflict);
  return latest;
}
