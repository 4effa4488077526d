import { countsOf, historyMessages, type Edit } from '@lineup/domain';
import { fieldsShown, labelOf } from './fields-shown.ts';

/** Summarises a restoration in counts: "12 sets come back, 3 go, 5 change." */
export function restoreSummary(edits: readonly Edit[]): string {
  const festival = edits.find(({ target }) => target === 'festival');
  const fields = festival === undefined ? [] : fieldsShown(festival).map(labelOf);
  const { created, deleted, edited } = countsOf(edits.filter(({ target }) => target === 'set'));
  const others = edits.filter(({ target }) => target === 'act' || target === 'block').length;
  const hasSources = edits.some(({ target }) => target === 'source');
  const { wouldComeBack, wouldGo, wouldChange, wouldChangeOthers, wouldChangeFields, wouldChangeSources } =
    historyMessages;
  const parts = [
    ...(created === 0 ? [] : [wouldComeBack(created)]),
    ...(deleted === 0 ? [] : [wouldGo(deleted)]),
    ...(edited === 0 ? [] : [wouldChange(edited)]),
    ...(others === 0 ? [] : [wouldChangeOthers(others)]),
    ...(hasSources ? [wouldChangeSources] : []),
    ...(fields.length === 0 ? [] : [wouldChangeFields(fields.join(', '))]),
  ];
  return `${parts.join('; ')}.`.replace(/^./u, (letter) => letter.toUpperCase());
}
