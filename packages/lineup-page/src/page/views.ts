import type { TextKey } from '../texts/texts.ts';

/** The views of a lineup, in menu order; `path` is below the path of the lineup. */
export const views = {
  now: { path: '/now', label: 'viewNow' },
  time: { path: '', label: 'viewTime' },
  stages: { path: '/stages', label: 'viewStages' },
  grid: { path: '/grid', label: 'viewGrid' },
  artists: { path: '/artists', label: 'viewArtists' },
} as const satisfies Record<string, { readonly path: string; readonly label: TextKey }>;

export type ViewName = keyof typeof views;

/** The views of the whole programme. The artists have a separate page. */
export type ProgrammeView = Exclude<ViewName, 'artists'>;

/** The paths of the views, as in `renderPublic`: '' is the page itself. */
export const viewPaths: readonly string[] = Object.values(views).map(({ path }) => path.slice(1));
