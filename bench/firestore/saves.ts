import { adminPermission, paths } from '@lineup/domain';
import { serverTimestamp, type Write } from '@lineup/provider';
import { withRecords } from '@lineup/provider/recorded';
import { commitAsOwner, unsignedToken, type EmulatorHosts } from '@lineup/provider-firebase/testing';
import { atMost, type Figure } from '../frame/row.ts';
import { eventData, festivalData, festivalId } from '../support/lineup-data.ts';

interface Emulators extends EmulatorHosts {
  readonly config: { readonly region: string };
}

const author = { id: 'saver', email: 'saver@festival.example' } as const;
const lineup = 411;
const large = 5000;
const words =
  'ask for the invoice second key van behind stage before noon guest list rider paid late tent'.split(' ');

/** 300 characters, others for every set. */
function noteOf(event: number): string {
  const counts = Array.from(
    { length: 80 },
    (_, place) => words[(event * 7 + place * (event % 13)) % words.length],
  );
  return `${event} ${counts.join(' ')}`.slice(0, 300);
}

/** How long the function takes to save lineups as a page sends them, with the records of the change, on the emulators. */
export async function measureSaves(emulators: Emulators): Promise<readonly Figure[]> {
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

/** Saves this many sets in one commit; answers how many milliseconds that took. Fails where it is refused. */
async function save(
  emulators: Emulators,
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
  const body = JSON.stringify({ data: { name: 'commit', request: { writeId, writes } } });
  const { projectId, hosts, config } = emulators;
  const began = performance.now();
  const response = await fetch(`http://${hosts.functions}/${projectId}/${config.region}/portal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(projectId)}` },
    body,
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`A save of ${count} sets was refused: ${answer}`);
  return performance.now() - began;
}

function tokenOf(projectId: string): string {
  const firebase = { sign_in_second_factor: 'phone', second_factor_identifier: 'phone-1' };
  return unsignedToken(projectId, { uid: author.id, email: author.email, firebase });
}
