import { festivalFormOf, mergeForms, type Festival } from '@lineup/domain';
import { detailsLabels } from './details-labels.ts';
import { isSameForm } from './use-details-form.ts';

/** Whether two copies of a festival say the same about its details. Its stages are another matter. */
export function isSameDetails(a: Festival, b: Festival): boolean {
  return a.imageURL === b.imageURL && isSameForm(festivalFormOf(a), festivalFormOf(b));
}

/** The names of the fields in which `now` says something else than `before`. */
export function changedFieldNames(before: Festival, now: Festival): string[] {
  const form = festivalFormOf(before);
  const fields = mergeForms(form, form, festivalFormOf(now)).differences.map(
    ({ field }) => detailsLabels[field],
  );
  return before.imageURL === now.imageURL ? fields : [...fields, 'Cover Image'];
}
