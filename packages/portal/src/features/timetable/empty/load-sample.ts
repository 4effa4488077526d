/**
 * Next to the timetable's other dynamic imports rather than with the empty schedule, so that the bundler lists shared
 * files once.
 */
export const loadSample = () => import('./add-sample.tsx');
