import {
  acceptableNames,
  acceptanceKey,
  type Acceptance,
  type Conflict,
  type ConflictSet,
  conflictMessages,
} from '@lineup/domain';

/** A scope in which a conflict can be accepted. */
export interface AcceptanceChoice {
  /** The key of the stored acceptance. */
  readonly key: string;
  readonly acceptance: Acceptance;
  readonly label: string;
}

/**
 * Returns the scopes to choose from: this conflict only; for a conflict of an artist, a name everywhere; or all
 * conflicts of the kind on one stage, the set's own first.
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
