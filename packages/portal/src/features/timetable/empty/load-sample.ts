/** Apart from the empty schedule, next to what else the timetable loads later: together they name shared files once. */
export const loadSample = () => import('./add-sample.tsx');
