const labels = {
  passed: 'ok',
  skipped: 'skipped',
  warning: 'warning',
  failed: 'failed',
  unknown: 'cannot tell',
};

/**
 * One line for each check, then the fixes for each that did not pass.
 *
 * @param {readonly { code: string, finding: import('./findings.mjs').Finding }[]} results
 */
export function reportOf(results) {
  const width = Math.max(...results.map(({ code }) => code.length));
  const lines = results.map(
    ({ code, finding }) =>
      `${labels[finding.state].padEnd(12)}${code.padEnd(width + 2)}${'note' in finding ? finding.note : finding.problem}`,
  );
  const open = results.flatMap(({ code, finding }) =>
    'fixes' in finding ? ['', `${code}: ${finding.problem}`, ...finding.fixes.map((fix) => `  ${fix}`)] : [],
  );
  return [...lines, ...open].join('\n');
}
