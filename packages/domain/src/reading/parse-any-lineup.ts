import { decodeText } from '../lineup/json/decode-text.ts';
import { parseLineup } from '../lineup/parse-lineup.ts';
import type { LineupFestival, ParsedEvent } from '../lineup/parsed-lineup.ts';
import type { LineupMapping } from './lineup-mapping.ts';
import { openFile } from './open-file.ts';
import { readMapped } from './read-mapped.ts';
import type { ReadLineup } from './source.ts';
import { suggestMapping } from './suggest-mapping.ts';

/**
 * Reads a file of any kind that `openFile` opens into the events of a festival, by a mapping or as `suggestMapping`
 * has it. A JSON file in the specification's own form is read by `parseLineup`. Never throws on bad content.
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
  // A lineup file with gaps, or without any event, is still one unless more is found in it.
  return reading.ok && countFilled(reading.events) > countFilled(plain.events) ? reading : plain;
}

const needed = ['artistName', 'stage', 'date', 'timeStart', 'timeEnd'] as const;

function isWhole(event: ParsedEvent): boolean {
  return needed.every((field) => event[field] !== '');
}

/** How many of the fields that sets need are filled. */
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

/** What `parseLineup` makes of the file. */
async function parsePlain(bytes: Uint8Array, fileName: string, festival: LineupFestival) {
  const reading = parseLineup(bytes, festival);
  return reading.ok ? { ...reading, leftOut: [], stages: await ownStages(bytes, fileName) } : reading;
}

/** A list of stages in its own right; "stage" alone is the field of a set. */
const namesStageList =
  /"[^"\\]{0,30}(?:stages|rooms|venues|podia|b(?:ü|ue)hnen|sc[eè]nes|palcos|escenarios)"\s*:\s*\[/iu;

/** The stages of a lineup file in the order of its own list, wherever that stands; none where it has no such list. */
async function ownStages(bytes: Uint8Array, fileName: string): Promise<readonly string[]> {
  if (!namesStageList.test(decodeText(bytes)?.text ?? '')) return [];
  const opening = await openFile(bytes, fileName);
  return opening.ok ? opening.file.stages : [];
}
