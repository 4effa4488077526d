import {
  acceptableNames,
  acceptanceKey,
  type Acceptance,
  type Conflict,
  type ConflictSet,
  conflictMessages,
} from '@lineup/domain';

/** How far an acceptance may go. */
export interface AcceptanceChoice {
  /** What it would be stored by. */
  readonly key: string;
  readonly acceptance: Acceptance;
  readonly label: string;
}

/**
 * This conflict; where it is about an artist, a name of all of its sets, everywhere; or all of its kind on one of its stages, that of
 * the set first.
 */
export function acceptanceChoices(set: ConflictSet, conflict: Conflict): readonly AcceptanceChoice[] {
  const { kind } = conflict;
  const mark = conflictMessages.marks[kind];
  const stages = new Set([set, ...conflict.sets].map(({ stage }) => stage));
  return [
    choice({ scope: 'one', conflict }, 'This one only'),
    ...acceptableNames(conflict).map((artistName) =>
      choice({ scope: 'name', artistName }, `“${artistName}” on any stages: not one act`),
    ),
    ...Array.from(stages, (stage) => choice({ scope: 'stage', kind, stage }, `“${mark}” on all of ${stage}`)),
  ];
}

function choice(acceptance: Acceptance, label: string): AcceptanceChoice {
  return { key: acceptanceKey(acceptance), acceptance, label };
}
