/*
 * What changes and saves, in files of their own: the first pages only show. Pages load them ahead, so that a first change
 * does not wait for them.
 */

/** Every commit with its record. */
export const loadRecording = () => import('./changes/record-commit.ts');

/** Edits of several sets at once. */
export const loadSetChanges = () => import('./events/change-events.ts');

/** Changes of a festival that its sets may have to follow. */
export const loadDetails = () => import('./festivals/festival-details.ts');
export const loadStages = () => import('./festivals/festival-stages.ts');

/** The end of a review, and of one that is compared with the schedule. */
export const loadSaving = () => import('./uploads/save-lineup.ts');
export const loadMerging = () => import('./merges/save-merge.ts');

/** Creating a festival, and its picture. */
export const loadFestivalChanges = () => import('./festivals/change-festival.ts');
