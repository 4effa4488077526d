import { decodeText } from '../lineup/json/decode-text.ts';
import { parseLineup } from '../lineup/parse-lineup.ts';
import type { LineupFestival, ParsedEvent } from '../lineup/parsed-lineup.ts';
import type { LineupMapping } from './lineup-mapping.ts';
import { openFile } from './open-file.ts';
import { readMapped } from './read-mapped.ts';
import type { ReadLineup } from './source.ts';
import { suggestMapping } from './suggest-mapping.ts';

/**
 * Parses any file that `openFile` opens into the events of a festival, by a mapping or by the suggestion of
 * `suggestMapping`. A JSON file in the specified format is parsed by `parseLineup`. Never throws on bad content.
 */
export async function parseAnyLineup(
  bytes: Uint8Array,
  fileName: string,
  festival: LineupFestival,
  mapping?: LineupMapping,
): Promise<ReadLineup> {
  const plain = mapping === undefined ? await parsePlain(bytes, fileName, festival) : null;
  if (plain?.ok && plain.events.length > 0 && plain.events.every(isWhole)) return plain;
  const reading = await readAny(bytes, fileName, festival, mapping);
  if (plain === null) return reading;
  if (!plain.ok) return !reading.ok && plain.row !== undefined ? plain : reading;
  // A lineup file with gaps or without events is used as it is, unless the other way finds more in it.
  return reading.ok && countFilled(reading.events) > countFilled(plain.events) ? reading : plain;
}

const needed = ['artistName', 'stage', 'date', 'timeStart', 'timeEnd'] as const;

function isWhole(event: ParsedEvent): boolean {
  return needed.every((field) => event[field] !== '');
}

/** Counts the filled fields among those that sets need. */
function countFilled(events: readonly ParsedEvent[]): number {
  return events.reduce((sum, event) => sum + needed.filter((field) => event[field] !== '').length, 0);
}

async function readAny(
  bytes: Uint8Array,
  fileName: string,
  festival: LineupFestival,
  mapping: LineupMapping | undefined,
): Promise<ReadLineup> {
  const opening = await openFile(bytes, fileName, mapping);
  if (!opening.ok) return opening;
  const { file } = opening;
  return readMapped(file, mapping ?? suggestMapping(file, festival).mapping, festival);
}

/** Parses the file with `parseLineup`. */
async function parsePlain(bytes: Uint8Array, fileName: string, festival: LineupFestival) {
  const reading = parseLineup(bytes, festival);
  return reading.ok ? { ...reading, leftOut: [], stages: await ownStages(bytes, fileName) } : reading;
}

/** Matches a list of stages; "stage" alone is a field of a set. */
const namesStageList =
  /"[^"\\]{0,30}(?:stages|rooms|venues|podia|b(?:ü|ue)hnen|sc[eè]nes|palcos|escenarios)"\s*:\s*\[/iu;

/**
 * Returns the stages of a lineup file in the order of its own list, anywhere in the file; empty if it has no such list.
 */
async function ownStages(bytes: Uint8Array, fileName: string): Promise<readonly string[]> {
  if (!namesStageList.test(decodeText(bytes)?.text ?? '')) return [];
  const opening = await openFile(bytes, fileName);
  return opening.ok ? opening.file.stages : [];
}
