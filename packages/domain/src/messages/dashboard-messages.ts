/** What the dashboard says of its list. Apart from the other texts, so that only it loads them. */
export const dashboardMessages = {
  shown: (n: number, all: number) => `${n} of ${all} shown`,
  backupFailed: 'The last backup failed',
  backupAdvice:
    'Tell the person who runs this portal. Nothing is lost, but newer changes are in no backup yet.',
} as const;
