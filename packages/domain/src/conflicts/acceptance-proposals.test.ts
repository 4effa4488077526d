import { describe, expect, it } from 'vitest';
import { acceptanceProposals } from './acceptance-proposals.ts';
import { conflict, type Conflict, type ConflictKind } from './conflict.ts';

/** A conflict between two sets, each given as artist and stage. */
function between(kind: ConflictKind, a: readonly string[], b: readonly string[], at: number): Conflict {
  const set = ([artistName = '', stage = '']: readonly string[], place: number) => ({
    id: `${artistName}-${stage}-${at + place}`,
    artistName,
    stage,
    start: at,
    end: at + 10,
  });
  return conflict(kind, [set(a, 0), set(b, 1)], { start: at, end: at + 1 });
}

const many = (n: number, make: (at: number) => Conflict) =>
  Array.from({ length: n }, (_, at) => make(at * 5));
const host = many(5, (at) => between('doubleBooking', ['DJ Host', 'Barn'], ['dj host', 'Quay'], at));
const parallel = many(8, (at) => between('overlap', [`a${at}`, 'Circus'], [`b${at}`, 'Circus'], at));

describe('what is proposed to be accepted', () => {
  it('is a name once, with how many of its conflicts that would accept', () => {
    expect(acceptanceProposals(host, () => 100)).toEqual([
      { key: 'name dj host', acceptance: { scope: 'name', artistName: 'DJ Host' }, count: 5 },
    ]);
  });

  it('is a stage once of which many sets overlap, what accepts the most first', () => {
    const proposed = acceptanceProposals([...host, ...parallel], () => 20);
    expect(proposed.map(({ key, count }) => `${key}: ${count}`)).toEqual([
      'stage overlap Circus: 8',
      'name dj host: 5',
    ]);
  });

  it('is no stage of which most sets have their time for themselves, and no act with a few conflicts', () => {
    expect(acceptanceProposals(parallel, () => 40)).toEqual([]);
    expect(acceptanceProposals(parallel.slice(0, 5), () => 10)).toEqual([]);
    expect(acceptanceProposals(host.slice(0, 3), () => 10)).toEqual([]);
  });
});
