import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One row of a lineup file: clock times in the festival's zone, `date` is the calendar day of the start. */
export interface FileEvent {
  readonly artistName: string;
  readonly stage: string;
  readonly date: string;
  readonly timeStart: string;
  readonly timeEnd: string;
}

export interface LineupFile {
  readonly path: string;
  readonly fileName: string;
  readonly festival: {
    readonly name: string;
    readonly timezone: string;
    readonly startDate: string;
    readonly endDate: string;
    readonly stages: readonly string[];
  };
  readonly events: readonly FileEvent[];
}

/** The project's own lineups, and those of the folder LINEUPS_DIR if it is set. */
export function lineupFiles(): LineupFile[] {
  const own = fileURLToPath(new URL('../lineups/', import.meta.url));
  const more = process.env['LINEUPS_DIR'];
  return [own, ...(more ? [more] : [])].flatMap(filesIn);
}

/** One of the project's own lineups. */
export function ownLineup(fileName: string): LineupFile {
  return parseLineupFile(fileURLToPath(new URL(`../lineups/${fileName}`, import.meta.url)));
}

function filesIn(folder: string): LineupFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (names.length === 0) throw new Error(`No lineup files in ${folder}.`);
  return names.sort().map((name) => parseLineupFile(join(folder, name)));
}

function parseLineupFile(path: string): LineupFile {
  const content = JSON.parse(readFileSync(path, 'utf8')) as Pick<LineupFile, 'festival' | 'events'>;
  return { ...content, path, fileName: basename(path) };
}
