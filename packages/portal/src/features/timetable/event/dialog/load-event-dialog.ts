/** The event dialog stands in a file of its own. */
export const loadEventDialog = () => import('./event-dialog.tsx');

/** And what a panel shows of the history of its set. */
export const loadSetHistory = () => import('../../../history/set-history.tsx');

/** And who its artists are. */
export const loadSetArtists = () => import('../../../artists/set-artists/set-artists.tsx');
