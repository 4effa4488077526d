/** Texts of the stage settings. */
export const stageSettingsMessages = {
  allStages: 'All stages',
  everyDay: 'Every day',
  bothTimes: 'An opening and a closing time are needed',
  tooMany: (maximum: number) => `A festival can have at most ${maximum} opening hours.`,
  changeover: (minutes: string) => `${minutes} min changeover`,
  closed: 'closed',
} as const;
