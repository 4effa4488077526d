/*
 * The show day: what is playing on the stages, what is late, and what is not published yet. A separate entry point, so
 * that only the pages of the show day load it.
 */
export * from './live-set.ts';
export { showDayOf } from './show-day.ts';
export * from './stage-state.ts';
export * from './state-until.ts';
export * from './stage-link.ts';
export { maximumLinkName } from '../release/link-fields.ts';
export * from './stage-message.ts';
export * from './stage-report.ts';
export * from './report-kinds.ts';
export * from './screen-view.ts';
export * from './make-screen-view.ts';
export * from './countdown.ts';
export * from './delay-set.ts';
export * from './unpublished-changes.ts';
export * from './actual-times.ts';
export * from './actual-times-csv.ts';
