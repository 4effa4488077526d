/** What the dashboard says of its list. Apart from the other texts, so that only it loads them. */
export const dashboardMessages = {
  shown: (n: number, all: number) => `${n} of ${all} shown`,
  backupFailed: 'The last backup failed. Please tell your operator.',
} as const;
