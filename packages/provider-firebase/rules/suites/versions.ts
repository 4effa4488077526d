import type { RulesWorld } from '../testing/rules-world.ts';
import { describeTrials, write, type Trial } from '../testing/trials.ts';
import { changed } from '../testing/valid-documents.ts';

const festival = write('set', 'festival');
const byHand = write('set', 'festival', { _version: undefined, _basedOn: undefined });
const withoutStamps = { created_at: undefined, updated_at: undefined };

const creations: readonly Trial[] = [
  { name: 'a creation', decision: 'allowed', writes: festival },
  {
    name: 'a creation with the longest version',
    decision: 'allowed',
    writes: write('set', 'festival', { _version: 'v'.repeat(64) }),
  },
  ...Object.entries({
    'without a version': { _version: undefined },
    'with an empty version': { _version: '' },
    'with too long a version': { _version: 'v'.repeat(65) },
    'with a number as version': { _version: 1 },
    'without what it is based on': { _basedOn: undefined },
    'based on any version': { _basedOn: '' },
    'based on a version': { _basedOn: 'made' },
  }).map(([name, change]): Trial => ({
    name: `a creation ${name}`,
    decision: 'refused',
    writes: write('set', 'festival', change),
  })),
  {
    name: 'a creation over what is there',
    decision: 'refused',
    before: festival,
    writes: write('set', 'festival', { _version: 'other' }),
  },
  {
    name: 'a creation over an event without stamps',
    decision: 'refused',
    before: (at) => [...festival(at), ...write('set', 'event', withoutStamps)(at)],
    writes: write('set', 'event', { ...withoutStamps, _version: 'other' }),
  },
];

const updates: readonly Trial[] = [
  ...Object.entries({
    'on any version': { _version: 'next', _basedOn: '' },
    'on the version that is there': { _version: 'next', _basedOn: 'made' },
  }).map(([name, fields]) => update(name, 'allowed', fields)),
  ...Object.entries({
    'on another version': { _version: 'next', _basedOn: 'before' },
    'on null, like a creation': { _version: 'next', _basedOn: null },
    'on a number': { _version: 'next', _basedOn: 1 },
    'without a version': { _basedOn: '' },
    'with the version that is there': { _version: 'made', _basedOn: '' },
    'with an empty version': { _version: '', _basedOn: '' },
    'with too long a version': { _version: 'v'.repeat(65), _basedOn: '' },
    'with a number as version': { _version: 2, _basedOn: '' },
    'without any of both': {},
    'that takes both away': { _version: undefined, _basedOn: undefined },
  }).map(([name, fields]) => update(name, 'refused', fields)),
  {
    name: 'an update of what was written by hand',
    decision: 'allowed',
    before: byHand,
    writes: write('update', 'festival', { name: 'Second', ...changed }),
  },
  {
    name: 'an update of what was written by hand, on a version that it never had',
    decision: 'refused',
    before: byHand,
    writes: write('update', 'festival', { name: 'Second', _version: 'next', _basedOn: 'made' }),
  },
];

function update(name: string, decision: Trial['decision'], fields: Parameters<typeof write>[2]): Trial {
  return {
    name: `an update ${name}`,
    decision,
    before: festival,
    writes: write('update', 'festival', { name: 'Second', ...fields }),
  };
}

/** The provider's own fields: a new version with every commit, and the one it is based on. */
export function describeVersions(world: RulesWorld): void {
  describeTrials('versions', world, [...creations, ...updates]);
}
