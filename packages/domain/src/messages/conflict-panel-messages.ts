/** Texts of the conflict panel. A separate file, so that only the panel loads them. */
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
  /** A group of conflicts that share sets. */
  cluster: (conflicts: number, sets: number) => `${conflicts} connected conflicts of ${sets} sets`,
  proposals: 'Suggestions',
  nameProposal: (artist: string) =>
    `“${artist}” is on several stages at the same time. Is this a host, or a name that several acts share?`,
  stageProposal: (stage: string) => `Most sets on ${stage} overlap. Does it have a parallel programme?`,
  acceptProposal: (conflicts: number) => `Accept ${conflicts} conflicts`,
  dismissProposal: 'Dismiss',
  moreProposals: (n: number) => (n === 1 ? 'Show 1 more suggestion' : `Show ${n} more suggestions`),
  /** Heading of the list of changes that a fix would make. */
  preview: 'This would change',
  isNew: 'new',
  isGone: 'removed',
  /** Spoken instead of an arrow. */
  to: 'to',
  more: (n: number) => `and ${n} more`,
  fixed: (fix: string) => `Fixed: ${fix}`,
  /** For an edit conflict: nothing was saved. */
  quicker: 'Someone else changed this first',
  nothingStored: 'The fix was not stored. This is what changed:',
  attempted: 'The fix',
  now: 'Now',
  deleted: 'Deleted',
} as const;
