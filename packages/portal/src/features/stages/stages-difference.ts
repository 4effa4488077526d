import { likelyRows, stageChanges, type StageChange, type StageRow } from '@lineup/domain';
import type { VersionDifference } from '../../design/notices/version-choice.tsx';

/** Two people's lists of stages, each with what it does to the one `before` both: in words, stage by stage. */
export function stagesDifference(
  before: readonly string[],
  mine: readonly StageRow[],
  theirs: readonly string[],
): VersionDifference {
  const told = (rows: readonly StageRow[]) => stageChanges(before, rows).map(inWords).join('\n');
  return { field: 'Stages', mine: told(mine), theirs: told(likelyRows(before, theirs)) };
}

const signs = { kept: '', added: '+ ', removed: '− ', renamed: '' } as const satisfies Record<
  StageChange['fate'],
  string
>;

function inWords({ name, fate, from, isMoved }: StageChange): string {
  const marks = [
    ...(fate === 'added' || fate === 'removed' ? [fate] : []),
    ...(from === null ? [] : [`renamed from ${from}`]),
    ...(isMoved ? ['moved'] : []),
  ];
  return `${signs[fate]}${name}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
}
