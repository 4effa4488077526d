/** A separate chunk, which has to be cached before the connection is lost. */
export const loadOfflinePage = () => import('./offline-page.tsx');
