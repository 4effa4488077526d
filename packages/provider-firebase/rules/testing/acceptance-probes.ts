import { maximumAcceptances, maximumNote } from '@lineup/domain';
import type { DocumentValue } from '@lineup/provider';
import type { Candidate } from './candidates.ts';
import { lengthProbes } from './text-probes.ts';

type Notes = Readonly<Record<string, DocumentValue>>;

/** What is accepted of a festival's conflicts: notes by key, alone and together. */
export function acceptances(): readonly Candidate[] {
  return [
    ...keys.map((key) => candidate(`of ${JSON.stringify(key)}`, { [key]: '' })),
    ...lengthProbes(maximumName).map(([name, text]) =>
      candidate(`of a key ${name}`, { [`name ${text}`]: '' }),
    ),
    ...lengthProbes(maximumNote).map(([name, text]) =>
      candidate(`with a note ${name}`, { 'name tide': text }),
    ),
    ...Object.entries(notes).map(([name, note]) =>
      candidate(`with a note that is ${name}`, { 'name tide': note }),
    ),
    candidate('of a key that is none beside another', { 'name tide': '', tide: '' }),
    candidate('with a note that is none beside another', { 'name tide': 'A choir', 'name ebb': 5 }),
    candidate('as many as can be', many(maximumAcceptances)),
    candidate('one too many', many(maximumAcceptances + 1)),
  ];
}

/** The longest text behind the scope in a key. */
const maximumName = 354;

const keys = [
  'one 1814522400000 1814524200000 overlap a b',
  'name tide',
  'name 音楽',
  'name two\nlines',
  'name a.b/`c`',
  'stage shortChangeover Lantern Hall',
  'name ',
  'name',
  'tide',
  'Name tide',
  'names tide',
  ' name tide',
  'name ti\0de',
  'name a\u001Fstage b',
];

const notes: Notes = {
  null: null,
  'a number': 7,
  'yes or no': true,
  'a list': ['A choir'],
  'a map': { note: 'A choir' },
  'of two lines': 'One\nTwo',
  'with a NUL': 'A cho\0ir',
  'with a separator of units': 'A\u001Fchoir',
};

/** So many with the longest keys and notes. */
function many(count: number): Notes {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `name ${String(index).padStart(maximumName, 'n')}`,
      'x'.repeat(maximumNote),
    ]),
  );
}

function candidate(name: string, acceptedConflicts: Notes): Candidate {
  return { name: `acceptedConflicts ${name}`, change: { acceptedConflicts } };
}
