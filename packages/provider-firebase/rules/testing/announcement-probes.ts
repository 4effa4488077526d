import { announcementLevels, timestampFromMillis } from '@lineup/domain';
import type { DocumentData } from '@lineup/provider';
import type { Candidate } from './candidates.ts';

const step = (level: string | null, hours: number) => ({
  level,
  at: timestampFromMillis(1_814_522_400_000 + hours * 3_600_000),
});
const full = [step('name', 1), step('day', 2), step('stage', 3), step('time', 4)];

const tried: Readonly<Record<string, DocumentData>> = {
  ...Object.fromEntries(announcementLevels.map((level) => [`of the level ${level}`, { level }])),
  'of no level': { tba: true },
  'of an unknown level': { level: 'artist' },
  'of the level null': { level: null },
  'of a level that is a number': { level: 2 },
  'to be announced': { level: 'time', tba: true },
  'to be announced by a word': { level: 'time', tba: 'yes' },
  'with another field': { level: 'time', note: 'x' },
  'without steps': { level: 'held', steps: [] },
  'with a step': { level: 'held', steps: [step('time', 1)] },
  'with as many steps as can be': { level: 'held', steps: full },
  'with a step too many': { level: 'held', steps: [...full, step('time', 5)] },
  'with steps that are a map': { level: 'held', steps: {} },
  'with a step that tells no more': { level: 'name', steps: full },
  'with a step that tells less': { level: 'time', steps: [step('name', 1)] },
  'with a step of an unknown level': { level: 'held', steps: [step('artist', 1)] },
  'with a step of no level': { level: 'held', steps: [step(null, 1)] },
  'with a step at a number': { level: 'held', steps: [{ level: 'name', at: 1 }] },
  'with a step at no time': { level: 'held', steps: [{ level: 'name' }] },
  'with a step that says more': { level: 'held', steps: [{ ...step('name', 1), tba: true }] },
  'with a step that is a word': { level: 'held', steps: ['name'] },
  ...Object.fromEntries(
    full.slice(0, -1).flatMap(({ at, level }, index) => [
      [`with step ${index + 2} at the time of the one before`, stepsWith(index + 1, { at })],
      [`with step ${index + 2} of the level of the one before`, stepsWith(index + 1, { level })],
      [`with step ${index + 2} at no time`, stepsWith(index + 1, { at: null })],
    ]),
  ),
};

function stepsWith(place: number, change: DocumentData): DocumentData {
  return { level: 'held', steps: full.map((one, index) => (index === place ? { ...one, ...change } : one)) };
}

/** How much of a set goes out: levels, and steps that come later and tell more each. */
export function announcements(): readonly Candidate[] {
  return Object.entries(tried).map(([name, announcement]) => ({
    name: `announcement ${name}`,
    change: { announcement },
  }));
}
