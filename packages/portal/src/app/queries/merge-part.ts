/** Loaded once somebody was quicker, so that no page loads it before. */
export { mergeEdits } from '@lineup/domain';
