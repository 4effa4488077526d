import { join } from 'node:path';
import { createTally, type Tally } from '../../runner/tally.ts';
import { openMachine, type Machine } from './machine.ts';
import { noRegistry, type OpenReleases, type Releases } from './releases.ts';

type Work = (machine: Machine, releases: Releases, tally: Tally) => Promise<void>;

/** Tries `work` on a separate machine in `folder`; impossible if npm's packages are not available. */
export async function onMachine(
  releases: OpenReleases,
  folder: string,
  work: Work,
): Promise<ReturnType<Tally['result']>> {
  const tally = createTally();
  const made = await releases.get();
  if (made.cache === null) tally.impossible(noRegistry);
  else await work(await openMachine(join(folder, 'home'), made.cache), made, tally);
  return tally.result();
}
