import { describe, expect, it } from 'vitest';
import { roomOf } from '../paper/paper.ts';
import type { PrintedSet, PrintedStage } from '../printed-schedule.ts';
import { dayPages } from './day-pages.ts';

const hour = 3_600_000;
/** Noon on the day. */
const noon = Date.UTC(2027, 5, 18, 10);

function setOf(stage: string, from: number, hours: number, id = `${stage} ${from}`): PrintedSet {
  const start = noon + from * hour;
  return { id, artistName: id, status: null, stage, start, end: start + hours * hour, time: '', dayText: '' };
}

function stagesOf(count: number, sets: (stage: string) => readonly PrintedSet[]): readonly PrintedStage[] {
  return Array.from({ length: count }, (_, index) => {
    const stage = `Stage ${index}`;
    return { stage, index, isMissing: false, sets: sets(stage) };
  });
}

const pagesOf = (stages: readonly PrintedStage[], paper = roomOf('a4-landscape'), below = '') =>
  dayPages(stages, { timezone: 'Europe/Madrid' }, paper, below);
const evening = (stage: string) => [setOf(stage, 6, 1), setOf(stage, 12.5, 1)];

describe('a day on paper', () => {
  it.each([
    [4, [4]],
    [13, [6, 7]],
    [23, [8, 7, 8]],
    [86, [10, 9, 10, 9, 10, 9, 10, 9, 10]],
  ])('of %i stages has about as many on each sheet', (count, expected) => {
    const pages = pagesOf(stagesOf(count, evening));
    expect(pages.map(({ columns }) => columns.length)).toEqual(expected);
    expect(pages[0]?.from).toBe(1);
    expect(pages.at(-1)?.to).toBe(count);
  });

  it('has more of them on larger paper', () => {
    const stages = stagesOf(13, evening);
    expect(pagesOf(stages, roomOf('a3-landscape'))).toHaveLength(1);
    expect(pagesOf(stages, roomOf('a4-portrait'))).toHaveLength(2);
  });

  it('has every set once, on one scale', () => {
    const pages = pagesOf(stagesOf(23, evening));
    const ids = pages.flatMap(({ columns }) =>
      columns.flatMap(({ sets }) => sets.map(({ set }) => set.set.id)),
    );
    expect(new Set(ids).size).toBe(46);
    expect(ids).toHaveLength(46);
    expect(new Set(pages.map(({ height, headHeight }) => `${height} ${headHeight}`)).size).toBe(1);
  });

  it('goes through the night, with midnight marked', () => {
    const [page] = pagesOf(stagesOf(1, evening));
    expect(page?.hours.map(({ label }) => label)).toEqual([
      '6:00 PM',
      '7:00 PM',
      '8:00 PM',
      '9:00 PM',
      '10:00 PM',
      '11:00 PM',
      '12:00 AM',
      '1:00 AM',
      '2:00 AM',
    ]);
    expect(page?.midnights.map(({ label }) => label)).toEqual(['Sat, Jun 19']);
  });

  it('gives stages whose sets overlap more room, and sets side by side their lanes', () => {
    const six = Array.from({ length: 6 }, (_, place) => setOf('Stage 0', 6, 2, `six ${place}`));
    const stages = stagesOf(2, (stage) => (stage === 'Stage 0' ? six : evening(stage)));
    const [crowded, other] = pagesOf(stages)[0]?.columns ?? [];
    expect(crowded?.sets.map(({ lane, lanes }) => [lane, lanes])).toEqual(six.map((_, lane) => [lane, 6]));
    expect(crowded?.weight).toBeCloseTo(3.6);
    expect(other?.weight).toBe(1);
  });

  it('lets the words of a set go on until the next one', () => {
    const sets = [setOf('Stage 0', 6, 0.25), setOf('Stage 0', 7, 1)];
    const [page] = pagesOf(stagesOf(1, () => sets));
    const [short, next] = page?.columns[0]?.sets ?? [];
    expect(short?.height).toBeLessThan(short?.room ?? 0);
    expect((short?.top ?? 0) + (short?.room ?? 0)).toBeLessThan(next?.top ?? 0);
    expect((next?.top ?? 0) + (next?.room ?? 0)).toBeCloseTo(page?.height ?? 0);
  });

  it('is parted by its hours where they would be too small, and what goes on says so', () => {
    const long = [setOf('Stage 0', -10, 1), setOf('Stage 0', 8, 12), setOf('Stage 0', 20, 12)];
    const pages = pagesOf(stagesOf(1, () => long));
    expect(pages.map(({ firstHour, lastHour }) => [firstHour, lastHour])).toEqual([
      ['2:00 AM', '11:00 PM'],
      ['11:00 PM', '8:00 PM'],
    ]);
    expect(pages.map(({ columns }) => columns[0]?.sets.map(({ set }) => set.isContinued))).toEqual([
      [false, false],
      [true, false],
    ]);
  });

  it('ends twelve hours after the last start at the latest, whatever goes on', () => {
    const [page] = pagesOf(stagesOf(1, (stage) => [setOf(stage, 0, 22)]));
    expect([page?.firstHour, page?.lastHour]).toEqual(['12:00 PM', '12:00 AM']);
    const placed = page?.columns[0]?.sets[0];
    expect((placed?.top ?? 0) + (placed?.height ?? 0)).toBeLessThanOrEqual(page?.height ?? 0);
  });

  it('leaves room for long names of stages, and for what stands below', () => {
    const heights = (name: string, below = '') =>
      pagesOf([{ stage: name, index: 0, isMissing: false, sets: [setOf(name, 6, 1)] }], undefined, below).map(
        ({ headHeight, height }) => [headHeight, height] as const,
      )[0] ?? [0, 0];
    const [[usual, whole], [long], [, less]] = [
      heights('Quay'),
      heights('Q'.repeat(240)),
      heights('Quay', 'Nothing'),
    ];
    expect(long).toBeGreaterThan(usual);
    expect(less).toBeLessThan(whole);
  });

  it('has no sheet where nothing is on', () => {
    expect(pagesOf(stagesOf(3, () => []))).toEqual([]);
  });
});
