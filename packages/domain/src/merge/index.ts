/*
 * Compares a newly imported lineup with the sets on the schedule. A separate entry point, so that no page loads it
 * before it has a lineup to compare.
 */
export * from './set-values.ts';
export * from './import-base.ts';
export * from './first-base.ts';
export * from './matching/match-sets.ts';
export * from './matching/pairing-ids.ts';
export * from './planning/choices.ts';
export { scopeOfFile } from './planning/scope.ts';
export * from './planning/field-change.ts';
export * from './planning/merge-plan.ts';
export * from './planning/plan-merge.ts';
export * from './merge-writes.ts';
export * from './current-after.ts';
export * from './merged-schedule.ts';
export * from './stored-base.ts';
export * from './source-name.ts';
