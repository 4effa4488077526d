/** Returns true if a file of the portal did not arrive. Browsers word a failed `import()` differently, and all speak of a module. */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /module|preload/iu.test(error.message) && /import|load|fetch/iu.test(error.message);
}
