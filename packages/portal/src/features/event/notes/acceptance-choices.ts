import { messages, type Acceptance, type Conflict, type ConflictSet } from '@lineup/domain';

/** How far an acceptance may go. */
export interface AcceptanceChoice {
  readonly acceptance: Acceptance;
  readonly label: string;
}

/** This conflict; where it is about a name on several stages, the name everywhere; or all of its kind on the stage. */
export function acceptanceChoices(set: ConflictSet, conflict: Conflict): readonly AcceptanceChoice[] {
  const { kind } = conflict;
  const { artistName, stage } = set;
  const isOfName = kind === 'doubleBooking' || kind === 'tight';
  const mark = messages.conflicts.marks[kind];
  return [
    { acceptance: { scope: 'one', conflict }, label: 'This one only' },
    ...(isOfName
      ? [
          {
            acceptance: { scope: 'name', artistName } as const,
            label: `“${artistName}” on any stages: not one act`,
          },
        ]
      : []),
    { acceptance: { scope: 'stage', kind, stage }, label: `“${mark}” on all of ${stage}` },
  ];
}
