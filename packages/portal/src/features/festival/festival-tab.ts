/** The tabs of a festival's page, as in the address. */
export const festivalTabs = ['details', 'stages', 'schedule', 'live', 'history', 'publish'] as const;
export type FestivalTab = (typeof festivalTabs)[number];

/** Returns the tab in the address; details if there is none or it is unknown. */
export function parseTab(tab: string | undefined): FestivalTab {
  return festivalTabs.find((known) => known === tab) ?? 'details';
}
