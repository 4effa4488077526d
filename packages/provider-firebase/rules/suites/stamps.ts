import { timestampFromMillis } from '@lineup/domain';
import { serverTimestamp } from '@lineup/provider';
import type { Fields } from '../testing/firestore-requests.ts';
import type { RulesWorld } from '../testing/rules-world.ts';
import { describeTrials, together, write, type Trial } from '../testing/trials.ts';
import { changed } from '../testing/valid-documents.ts';

const another = timestampFromMillis(Date.UTC(2020, 0, 1));
const festival = write('set', 'festival');
const unstamped = { created_at: undefined, updated_at: undefined };
const bulk = { ...unstamped, createdAt: serverTimestamp, updatedAt: serverTimestamp };

const creations: readonly Trial[] = [
  ...['created_at', 'updated_at'].map((field) => creation('festival', { [field]: another })),
  ...['createdAt', 'updatedAt'].map((field) => creation('upload', { [field]: another })),
  ...['created_at', 'updated_at', 'createdAt', 'updatedAt'].map((field) =>
    creation('event', { ...unstamped, [field]: another }),
  ),
  ...['created_at', 'updated_at'].flatMap((field) => [
    creation('act', { [field]: another }),
    creation('block', { [field]: another }),
    creation('source', { [field]: another }),
  ]),
  { ...creation('event', unstamped), name: 'an event without any', decision: 'allowed' },
  { ...creation('event', bulk), name: 'an event with those of the bulk path', decision: 'allowed' },
];

/** A new document with a time of its maker's own. */
function creation(kind: 'festival' | 'event' | 'act' | 'block' | 'source' | 'upload', change: Fields): Trial {
  const field = Object.keys(change).find((name) => change[name] === another) ?? '';
  return {
    name: `a new ${kind} with a ${field} of its own`,
    decision: 'refused',
    ...(kind !== 'festival' && { before: festival }),
    writes: write('set', kind, change),
  };
}

const updates: readonly Trial[] = [
  ...updatesOf('festival', 'created_at', 'refused'),
  ...updatesOf('festival', 'updated_at', 'allowed'),
  ...updatesOf('event', 'created_at', 'refused'),
  ...updatesOf('event', 'updated_at', 'allowed'),
  ...updatesOf('event', 'createdAt', 'refused'),
  ...updatesOf('event', 'updatedAt', 'allowed'),
  ...(['act', 'block', 'source'] as const).flatMap((kind) => [
    ...updatesOf(kind, 'created_at', 'refused'),
    ...updatesOf(kind, 'updated_at', 'allowed'),
  ]),
  {
    name: 'an update of a draft that changes its createdAt',
    decision: 'refused',
    before: together(festival, write('set', 'upload'), write('set', 'draft')),
    writes: write('update', 'draft', { createdAt: serverTimestamp, ...changed }),
  },
];

/** Whether it may become now, another time, or nothing. */
function updatesOf(
  kind: 'festival' | 'event' | 'act' | 'block' | 'source',
  field: string,
  now: Trial['decision'],
): readonly Trial[] {
  const before = together(
    festival,
    ...(kind === 'festival' ? [] : [write('set', kind, field.endsWith('At') ? bulk : {})]),
  );
  const trial = (name: string, decision: Trial['decision'], value: Fields[string]): Trial => ({
    name: `an update of a ${kind} ${name} ${field}`,
    decision,
    before,
    writes: write('update', kind, { [field]: value, ...changed }),
  });
  return [
    trial('with a new', now, serverTimestamp),
    trial('with another', 'refused', another),
    trial('that takes away', 'refused', undefined),
  ];
}

/** Times of making and changing come from the provider's clock, and that of making stays. */
export function describeStamps(world: RulesWorld): void {
  describeTrials('stamps', world, [...creations, ...updates]);
}
