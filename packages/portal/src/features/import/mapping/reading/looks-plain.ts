/** The number of bytes that are inspected. */
const lookedAt = 16 * 1024;

/**
 * What may come before the events: texts, numbers, flat lists and flat objects, such as the festival's name, zone and
 * stages.
 */
const member =
  /"[^"]*"\s*:\s*(?:"(?:[^"\\]|\\.)*"|\[[^[\]{}]*\]|\{(?:[^{}[\]]|\[[^[\]{}]*\])*\}|[\w.+-]+)\s*,\s*/u;
const beginsAsList = new RegExp(
  `^\\s*(?:\\[|\\{\\s*(?:${member.source})*"events"\\s*:\\s*\\[)\\s*(?:\\]|\\{)`,
  'u',
);
const namesArtist = /"artist(?:Name)?"\s*:\s*"/iu;

/**
 * Resolves to true if a file starts like the portal's own lineup files, so that nothing has to be asked. A quick check
 * that saves most uploads from loading the parser; the server validates the content.
 */
export async function looksPlain(file: Blob): Promise<boolean> {
  try {
    const text = await file.slice(0, lookedAt).text();
    return beginsAsList.test(text) && namesArtist.test(text);
  } catch {
    return false;
  }
}
