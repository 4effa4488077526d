/**
 * The smallest of the numbers that at least this share of them does not exceed; NaN for an empty list.
 *
 * @param {readonly number[]} numbers
 * @param {number} share from 0 to 1
 * @returns {number}
 */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
