import { adminPermission, paths } from '@lineup/domain';
import { serverTimestamp, type Write } from '@lineup/provider';
import { withRecords } from '@lineup/provider/recorded';
import { commitAsOwner, unsignedToken } from '@lineup/provider-firebase/testing';
import {
  startEmulators,
  type Emulators,
} from '../../packages/provider-firebase/emulators/start-emulators.mjs';
import { eventData, festivalData, festivalId } from '../support/lineup-data.ts';

const author = { id: 'saver', email: 'saver@festival.example' } as const;
const festival = 0;

/** Milliseconds from the request to its response. */
export interface FirstCommit {
  /** By a function whose process is started for it. */
  readonly cold: number;
  /** The next one, by the same process. */
  readonly warm: number;
}

/** Starts emulators whose functions have not been called yet, and saves a set twice like a page. */
export async function timeFirstCommit(): Promise<FirstCommit> {
  const emulators = await startEmulators();
  try {
    await commitAsOwner(emulators, [
      { type: 'create', path: paths.user(author.id), data: { permissions: [adminPermission] } },
      { type: 'create', path: paths.festival(festivalId(festival)), data: festivalData('Saved') },
    ]);
    return { cold: await timeCommit(emulators, 0), warm: await timeCommit(emulators, 1) };
  } finally {
    await emulators.stop();
  }
}

async function timeCommit({ projectId, hosts, config }: Emulators, event: number): Promise<number> {
  const set: Write = {
    type: 'create',
    path: paths.event(festivalId(festival), `set-${event}`),
    data: { ...eventData(event), createdAt: serverTimestamp, updatedAt: serverTimestamp },
  };
  const writeId = `first-commit-${event}`;
  const writes = withRecords([set], writeId, author);
  const firebase = { sign_in_second_factor: 'phone', second_factor_identifier: 'phone-1' };
  const token = unsignedToken(projectId, { uid: author.id, email: author.email, firebase });
  const began = performance.now();
  const response = await fetch(`http://${hosts.functions}/${projectId}/${config.region}/portal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: { name: 'commit', request: { writeId, writes } } }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`A save was refused: ${answer}`);
  return performance.now() - began;
}
