/** The tabs of a festival's page, as the address names them. */
export const festivalTabs = ['details', 'stages', 'schedule', 'live', 'history', 'publish'] as const;
export type FestivalTab = (typeof festivalTabs)[number];

/** The tab that the address names; details where it names none or another. */
export function parseTab(tab: string | undefined): FestivalTab {
  return festivalTabs.find((known) => known === tab) ?? 'details';
}
