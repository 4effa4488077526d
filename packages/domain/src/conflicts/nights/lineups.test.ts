import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { festivalTimestamps } from '../../festival/days.ts';
import { parseLineup } from '../../lineup/parse-lineup.ts';
import { draftToEvent } from '../../review/draft-to-event.ts';
import { millisPerDay } from '../../time/plain-date.ts';
import { conflictSetOf, type ConflictSet } from '../conflict.ts';
import { findConflicts } from '../conflict-index.ts';
import { conflictRulesOf, type ConflictFestival } from '../conflict-rules.ts';
import { clockAt, isInNight } from './night-rules.ts';

interface LineupFile {
  readonly festival: { timezone: string; startDate: string; endDate: string; stages: string[] };
}

const own = fileURLToPath(new URL('../../../../../e2e/lineups/', import.meta.url));
const folders = [own, env['LINEUPS_DIR'] ?? ''].filter((folder) => folder !== '');
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name)),
);

function importLineup(path: string, dayStartsAt: string) {
  const bytes = readFileSync(path);
  const { festival: given } = JSON.parse(bytes.toString('utf8')) as LineupFile;
  const festival = { ...given, dayStartsAt, ...festivalTimestamps(given) };
  const reading = parseLineup(bytes, festival);
  if (!reading.ok) throw new Error(reading.error);
  const sets = reading.events.map((values, place) =>
    conflictSetOf({ ...draftToEvent(values, festival), id: `set${place}` }),
  );
  return { festival, sets };
}

const nights = (sets: readonly ConflictSet[], festival: ConflictFestival) =>
  findConflicts(sets, conflictRulesOf(festival)).filter(({ kind }) => kind === 'night');

/** The invented lineups, and others if their folder is configured. */
describe.each(files.map((path) => [basename(path), path] as const))('%s', (_, path) => {
  it.each(['00:00', '06:00'])('has no night a day off once imported with days from %s', (dayStartsAt) => {
    const { festival, sets } = importLineup(path, dayStartsAt);
    expect(nights(sets, festival)).toEqual([]);
  });

  it('has none whenever the festival’s day begins', () => {
    const { festival, sets } = importLineup(path, '00:00');
    for (let hour = 1; hour < 24; hour += 1) {
      const dayStartsAt = `${String(hour).padStart(2, '0')}:00`;
      expect(nights(sets, { ...festival, dayStartsAt })).toEqual([]);
    }
  });

  it.each([-1, 1])('has nights that are told where all of them are %i day off', (off) => {
    const { festival, sets } = importLineup(path, '06:00');
    const { nights: rules } = conflictRulesOf(festival);
    const isNight = ({ start }: ConflictSet) => isInNight(clockAt(start, rules), rules);
    const moved = sets.map((set) =>
      isNight(set)
        ? { ...set, start: set.start + off * millisPerDay, end: set.end + off * millisPerDay }
        : set,
    );
    const conflicts = nights(moved, festival);
    expect(conflicts.length).toBeGreaterThan(0);
    expect(conflicts.flatMap((each) => each.sets).every(isNight)).toBe(true);
    expect(new Set(conflicts.map(({ days }) => days))).toEqual(new Set([-off]));
  });
});
