/*
 * Code that changes and saves, split into separate files: the first pages are read-only. Pages preload them so that the
 * first change does not have to wait.
 */

/** Records every commit. */
export const loadRecording = () => import('./changes/record-commit.ts');

/** Edits of several sets at once. */
export const loadSetChanges = () => import('./events/change-events.ts');

/** Changes of a festival that affect its sets. */
export const loadDetails = () => import('./festivals/festival-details.ts');
export const loadStages = () => import('./festivals/festival-stages.ts');

/** Saves a review, with or without a comparison with the schedule. */
export const loadSaving = () => import('./uploads/save-lineup.ts');
export const loadMerging = () => import('./merges/save-merge.ts');

/** Creates a festival with its picture. */
export const loadFestivalChanges = () => import('./festivals/change-festival.ts');
