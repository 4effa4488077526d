/** What stands at the head of the sign-in; the document shows it before the pages' code is there (build/entry-page.ts). */
export const firstLabels = {
  title: 'Festival Admin Portal',
  lead: 'Festivals, stages and lineups, in one place.',
} as const;
