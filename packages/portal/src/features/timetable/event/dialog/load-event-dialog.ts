/** The event dialog is a separate chunk. */
export const loadEventDialog = () => import('./event-dialog.tsx');

/** The history of a set is a separate chunk. */
export const loadSetHistory = () => import('../../../history/set-history.tsx');

/** The artists of a set are a separate chunk. */
export const loadSetArtists = () => import('../../../artists/set-artists/set-artists.tsx');
