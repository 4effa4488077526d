import { adminPermission, paths } from '@lineup/domain';
import { serverTimestamp, type Write } from '@lineup/provider';
import { withRecords } from '@lineup/provider/recorded';
import { commitAsOwner } from '@lineup/provider-firebase/testing';
import { atMost, type Figure } from '../frame/row.ts';
import { eventData, festivalData, festivalId } from '../support/lineup-data.ts';
import { callDeployed, type FunctionEmulators } from './callable.ts';

const author = { id: 'saver', email: 'saver@festival.example' } as const;
const lineup = 411;
const large = 5000;
const words =
  'ask for the invoice second key van behind stage before noon guest list rider paid late tent'.split(' ');

/** 300 characters, different for every set. */
function noteOf(event: number): string {
  const counts = Array.from(
    { length: 80 },
    (_, place) => words[(event * 7 + place * (event % 13)) % words.length],
  );
  return `${event} ${counts.join(' ')}`.slice(0, 300);
}

/**
 * Measures on the emulators how long the function takes to save lineups as a page sends them, including the records of
 * the change.
 */
export async function measureSaves(emulators: FunctionEmulators): Promise<readonly Figure[]> {
  const user: Write = {
    type: 'create',
    path: paths.user(author.id),
    data: { permissions: [adminPermission] },
  };
  const festivals = [0, 1, 2].map((festival): Write => ({
    type: 'create',
    path: paths.festival(savedInto(festival)),
    data: festivalData(`Saved ${festival}`),
  }));
  await commitAsOwner(emulators, [user, ...festivals]);
  const first = await save(emulators, 0, 1);
  const usual = await save(emulators, 1, lineup);
  const largest = await save(emulators, 2, large, noteOf);
  return [
    { label: 'the first set saved, by a function that has run before', value: first, unit: 'ms' },
    { label: `${lineup} sets saved in one commit`, value: usual, unit: 'ms', goal: atMost(3000) },
    { label: `${large} sets with notes of 300 characters, in one commit`, value: largest, unit: 'ms' },
  ];
}

const savedInto = (festival: number) => `${festivalId(festival)}-saved`;

/** Saves this many sets in one commit; returns the duration in milliseconds. Throws if it is refused. */
async function save(
  emulators: FunctionEmulators,
  festival: number,
  count: number,
  noteOfSet: (event: number) => string | null = () => null,
): Promise<number> {
  const path = paths.festival(savedInto(festival));
  const before = new Map([[path, { path, id: savedInto(festival), version: '', data: festivalData('x') }]]);
  const writeId = `saving-${festival}`;
  const sets = Array.from({ length: count }, (_, event): Write => ({
    type: 'create',
    path: paths.event(savedInto(festival), `set-${event}`),
    data: {
      ...eventData(event),
      note: noteOfSet(event),
      createdAt: serverTimestamp,
      updatedAt: serverTimestamp,
    },
  }));
  const writes = withRecords(sets, writeId, author, before);
  const data = { name: 'commit', request: { writeId, writes } };
  const { ms } = await callDeployed(emulators, author, 'portal', data);
  return ms;
}
