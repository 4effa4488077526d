import { maximumSaidCharacters, maximumSaidSets } from '@lineup/domain';
import type { DocumentValue } from '@lineup/provider';
import type { Candidate } from './candidates.ts';

type Said = Readonly<Record<string, DocumentValue>>;

/** What a file said of sets: texts by the ids of the sets, alone and together. */
export function saidSets(): readonly Candidate[] {
  return [
    ...ids.map((id) => candidate(`of ${JSON.stringify(id)}`, { [id]: '{}' })),
    ...Object.entries(texts).map(([name, text]) => candidate(`with a text that is ${name}`, { a: text })),
    candidate('with a text that is none beside another', { a: '{}', b: 7 }),
    candidate('of a set that is none beside another', { a: '{}', 'b.c': '{}' }),
    candidate('as many as can be', many(maximumSaidSets, 300)),
    candidate('one too many', many(maximumSaidSets + 1, 2)),
    candidate('as long as can be', { a: 'x'.repeat(maximumSaidCharacters - 2), b: '{}' }),
    candidate('too long by one', { a: 'x'.repeat(maximumSaidCharacters - 1), b: '{}' }),
  ];
}

// Firestore itself takes no empty name of a field.
const ids = ['a', 'A_b-9', 'x'.repeat(128), 'x'.repeat(129), ' ', 'a b', 'a.b', 'a/b', 'fête', 'a\u001Fb'];

const texts: Said = {
  'of two lines': 'one\ntwo',
  'in notes': '\u{1F3B6}'.repeat(20),
  empty: '',
  null: null,
  'a number': 7,
  'yes or no': true,
  'a list': ['{}'],
  'a map': { stage: 'Quay' },
  'with a NUL': '{\0}',
  'with a separator of units': '{\u001F}',
};

/** So many sets with texts of this length. */
function many(count: number, length: number): Said {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`set-${index}`, 'x'.repeat(length)]),
  );
}

function candidate(name: string, sets: Said): Candidate {
  return { name: `sets ${name}`, change: { sets } };
}
