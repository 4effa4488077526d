import type { TextKey } from '../texts/texts.ts';

/** The views of a lineup in the order in which they are offered; `path` is below that of the lineup. */
export const views = {
  now: { path: '/now', label: 'viewNow' },
  time: { path: '', label: 'viewTime' },
  stages: { path: '/stages', label: 'viewStages' },
  grid: { path: '/grid', label: 'viewGrid' },
  artists: { path: '/artists', label: 'viewArtists' },
} as const satisfies Record<string, { readonly path: string; readonly label: TextKey }>;

export type ViewName = keyof typeof views;

/** The views of the whole programme. The artists stand alone: they are read from another page. */
export type ProgrammeView = Exclude<ViewName, 'artists'>;

/** What leads to the views as `renderPublic` names them: '' is the page itself. */
export const viewPaths: readonly string[] = Object.values(views).map(({ path }) => path.slice(1));
