/** The last line of the report: the problems, and the checks that could not run. */
export function conclusion(results) {
  const titles = (list) => list.map(({ title }) => title).join(', ');
  const failed = results.filter(({ ok }) => !ok);
  if (failed.length > 0) return `Problems found: ${titles(failed)}.`;
  const skipped = results.filter(({ isSkipped }) => isSkipped === true);
  if (skipped.length === 0) return `No problem found in ${results.length} checks.`;
  return `No problem found, but ${skipped.length} of ${results.length} checks could not run: ${titles(skipped)}.`;
}
