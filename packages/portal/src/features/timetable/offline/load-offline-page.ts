/** The page stands in a file of its own, which has to be there before the connection goes. */
export const loadOfflinePage = () => import('./offline-page.tsx');
