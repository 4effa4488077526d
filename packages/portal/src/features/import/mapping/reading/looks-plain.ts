/** As much of a file is looked at. */
const lookedAt = 16 * 1024;

/** What may stand before the events: texts, numbers, flat lists and flat objects, as the festival's name, zone and stages. */
const member =
  /"[^"]*"\s*:\s*(?:"(?:[^"\\]|\\.)*"|\[[^[\]{}]*\]|\{(?:[^{}[\]]|\[[^[\]{}]*\])*\}|[\w.+-]+)\s*,\s*/u;
const beginsAsList = new RegExp(
  `^\\s*(?:\\[|\\{\\s*(?:${member.source})*"events"\\s*:\\s*\\[)\\s*(?:\\]|\\{)`,
  'u',
);
const namesArtist = /"artist(?:Name)?"\s*:\s*"/iu;

/**
 * Resolves to true if a file begins as lineup files of the portal do, so that nothing about it has to be asked. A quick look that
 * spares most uploads the reader; what the file holds is judged by the server.
 */
export async function looksPlain(file: Blob): Promise<boolean> {
  try {
    const text = await file.slice(0, lookedAt).text();
    return beginsAsList.test(text) && namesArtist.test(text);
  } catch {
    return false;
  }
}
