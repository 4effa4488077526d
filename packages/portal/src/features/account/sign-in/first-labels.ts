/**
 * The labels at the head of the sign-in; the document shows them before the pages' code is loaded
 * (build/entry-page.ts).
 */
export const firstLabels = {
  title: 'Festival Admin Portal',
  lead: 'Festivals, stages and lineups, in one place.',
} as const;
