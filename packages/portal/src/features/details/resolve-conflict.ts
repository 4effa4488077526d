import { festivalFormOf, mergeForms, type Festival, type FestivalForm } from '@lineup/domain';
import type { VersionDifference } from '../../design/notices/version-choice.tsx';
import { differencesInWords } from './details-labels.ts';
import type { CoverChange } from './use-cover-edit.ts';

/** Two people's copies of the same details. */
export interface DetailsConflict {
  /** One's own changes on top of theirs. */
  readonly merged: FestivalForm;
  readonly differences: readonly VersionDifference[];
  /** Whether there is anything to choose: somebody else's changes alone simply stand. */
  readonly isReal: boolean;
}

/** Compares what was typed over `base` with what is stored by now. */
export function detailsConflict(
  base: Festival,
  typed: FestivalForm,
  cover: CoverChange,
  latest: Festival,
): DetailsConflict {
  const { merged, differences } = mergeForms(festivalFormOf(base), typed, festivalFormOf(latest));
  const words = [...differencesInWords(differences), ...coverDifference(base, cover, latest)];
  return { merged, differences: words, isReal: words.some(({ note }) => note === undefined) };
}

function coverDifference(base: Festival, cover: CoverChange, latest: Festival): VersionDifference[] {
  if (base.imageURL === latest.imageURL) return [];
  if (cover.kind === 'remove' && latest.imageURL === null) return [];
  const theirs = latest.imageURL === null ? 'None' : 'Another picture';
  if (cover.kind === 'replace') return [{ field: 'Cover Image', mine: cover.file.name, theirs }];
  if (cover.kind === 'remove') return [{ field: 'Cover Image', mine: 'None', theirs }];
  return [{ field: 'Cover Image', mine: '', theirs, note: 'Not changed by you; theirs is kept' }];
}
