/** What the panel of conflicts says. Apart from the other texts, so that only those load it who open the panel. */
export const conflictPanelMessages = {
  title: 'Conflicts',
  close: 'Close conflicts',
  none: 'Nothing clashes.',
  noneAdvice: 'Whatever overlaps, is booked twice or has too little time is listed here.',
  noneOfKinds: 'No conflict of these kinds is left.',
  noneChosen: 'Choose a conflict, or press N for the first.',
  filters: 'Show kinds',
  list: 'All conflicts',
  accepted: 'Accepted',
  position: (place: number, of: number) => `${place} of ${of}`,
  next: 'Next conflict',
  previous: 'Previous conflict',
  settled: 'Settled.',
  fixes: 'Fixes',
  noFixes: 'There is no fix that would settle it by itself.',
  noNightFix:
    'A day later it would be outside the festival’s days. Set when the festival day starts in the details first.',
  moreFixes: (n: number) => (n === 1 ? 'Show 1 more fix' : `Show ${n} more fixes`),
  accept: 'Accept conflict…',
  /** Conflicts that share sets. */
  cluster: (conflicts: number, sets: number) => `${conflicts} connected conflicts of ${sets} sets`,
  proposals: 'Suggestions',
  nameProposal: (artist: string) =>
    `“${artist}” is on several stages at the same time. Is this a host, or a name that several acts share?`,
  stageProposal: (stage: string) => `Most sets on ${stage} overlap. Does it have a parallel programme?`,
  acceptProposal: (conflicts: number) => `Accept ${conflicts} conflicts`,
  dismissProposal: 'Dismiss',
  moreProposals: (n: number) => (n === 1 ? 'Show 1 more suggestion' : `Show ${n} more suggestions`),
  /** What a fix would change, announced before the list. */
  preview: 'This would change',
  isNew: 'new',
  isGone: 'removed',
  /** To what something changes, where an arrow is not heard. */
  to: 'to',
  more: (n: number) => `and ${n} more`,
  fixed: (fix: string) => `Fixed: ${fix}`,
  /** Somebody was quicker; nothing was stored. */
  quicker: 'Someone else changed this first',
  nothingStored: 'The fix was not stored. This is what changed:',
  attempted: 'The fix',
  now: 'Now',
  deleted: 'Deleted',
} as const;
