/** Loaded on the first concurrent change, so that no page loads it before. */
export { mergeEdits } from '@lineup/domain';
