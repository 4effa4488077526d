/** Texts of the dashboard. A separate file, so that only the dashboard loads them. */
export const dashboardMessages = {
  shown: (n: number, all: number) => `${n} of ${all} shown`,
  backupFailed: 'The last backup failed. Please tell your operator.',
} as const;
