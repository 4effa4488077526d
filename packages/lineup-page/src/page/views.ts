/** The views of a lineup in the order in which they are offered; `path` is below that of the lineup. */
export const views = {
  now: { path: '/now', label: 'Now' },
  time: { path: '', label: 'By time' },
  stages: { path: '/stages', label: 'By stage' },
  grid: { path: '/grid', label: 'Grid' },
  artists: { path: '/artists', label: 'Artists' },
} as const;

export type ViewName = keyof typeof views;

/** The views of the whole programme. The artists stand alone: they are read from another page. */
export type ProgrammeView = Exclude<ViewName, 'artists'>;

/** What leads to the views as `renderPublic` names them: '' is the page itself. */
export const viewPaths: readonly string[] = Object.values(views).map(({ path }) => path.slice(1));
