export { commitLimits } from '../../../limits/commit-limits.ts';
