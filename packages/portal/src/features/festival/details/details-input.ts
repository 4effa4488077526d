import {
  checkFestivalForm,
  festivalFormOf,
  mergeForms,
  type Festival,
  type FestivalForm,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import type { EditorConflict, EditorRules, EditorState } from '../../../app/editor/editor-state.ts';
import type { VersionDifference } from '../../../design/notices/version-choice.tsx';
import { detailsLabels, describeDifferences } from './details-labels.ts';

/** What happens to the cover when the details are saved. */
export type CoverChange =
  { readonly kind: 'keep' } | { readonly kind: 'remove' } | { readonly kind: 'replace'; readonly file: File };

/** The input of a festival's details. */
export interface DetailsInput {
  readonly form: FestivalForm;
  readonly cover: CoverChange;
}

type Stored = Versioned<Festival>;
export type DetailsState = EditorState<Stored, DetailsInput>;

export const detailsRules: EditorRules<Stored, DetailsInput> = {
  inputOf: (festival) => ({ form: festivalFormOf(festival), cover: { kind: 'keep' } }),
  isSame: (a, b) => isSameForm(a.form, b.form) && a.cover.kind === 'keep' && b.cover.kind === 'keep',
  versionOf: ({ version }) => version,
  merge(base, typed, theirs) {
    const { merged } = mergeForms(festivalFormOf(base), typed.form, festivalFormOf(theirs));
    const isOwn = conflictDifferences({ base, typed, theirs }).some(({ note }) => note === undefined);
    // If only the stages have changed, or both typed the same, there is no conflict.
    return { mine: { ...typed, form: merged }, isChoice: isOwn && !isSameDetails(base, theirs) };
  },
  followsOthers: false,
};

/** Returns the differences between two people's copies. Fields that only the other person changed are taken over. */
export function conflictDifferences({
  base,
  typed,
  theirs,
}: Pick<EditorConflict<Stored, DetailsInput>, 'base' | 'typed' | 'theirs'>): readonly VersionDifference[] {
  const { differences } = mergeForms(festivalFormOf(base), typed.form, festivalFormOf(theirs));
  return [
    ...describeDifferences(differences, theirs.hourCycle),
    ...coverDifference(base, typed.cover, theirs),
  ];
}

function coverDifference(base: Festival, cover: CoverChange, latest: Festival): VersionDifference[] {
  if (base.imageURL === latest.imageURL) return [];
  if (cover.kind === 'remove' && latest.imageURL === null) return [];
  const theirs = latest.imageURL === null ? 'None' : 'Another picture';
  if (cover.kind === 'replace') return [{ field: 'Cover Image', mine: cover.file.name, theirs }];
  if (cover.kind === 'remove') return [{ field: 'Cover Image', mine: 'None', theirs }];
  return [{ field: 'Cover Image', mine: '', theirs, note: 'Not changed by you; theirs is kept' }];
}

export function isValidInput({ form }: DetailsInput): boolean {
  return checkFestivalForm(form).ok;
}

/** Returns true if two copies of a festival have the same details. Stages are not compared. */
export function isSameDetails(a: Festival, b: Festival): boolean {
  return changedFieldNames(a, b).length === 0;
}

/** Returns the names of the fields that differ between `before` and `now`. */
export function changedFieldNames(before: Festival, now: Festival): string[] {
  const form = festivalFormOf(before);
  const fields = mergeForms(form, form, festivalFormOf(now)).differences.map(
    ({ field }) => detailsLabels[field],
  );
  return before.imageURL === now.imageURL ? fields : [...fields, 'Cover Image'];
}

/** Returns true if two forms are equal in every field. */
export function isSameForm(a: FestivalForm, b: FestivalForm): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
