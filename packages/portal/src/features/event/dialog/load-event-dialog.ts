/** The event dialog stands in a file of its own. */
export const loadEventDialog = () => import('./event-dialog.tsx');
