import { deepEqual } from '@tanstack/react-router';
import type { PlacedSet } from './layout-day.ts';

/** Whether two placed sets would look the same: every layout makes new objects, also for sets that nobody touched. */
export const isSamePlace: (a: PlacedSet, b: PlacedSet) => boolean = deepEqual;
