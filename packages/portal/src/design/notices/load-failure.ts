/**
 * Returns true if a file of the portal failed to load. Browsers word a failed `import()` differently, but all mention a
 * module.
 */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /module|preload/iu.test(error.message) && /import|load|fetch/iu.test(error.message);
}
