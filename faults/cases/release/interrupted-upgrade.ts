import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FaultCase } from '../../runner/fault-case.ts';
import { expectThat } from '../../runner/tally.ts';
import { expectLineup, importAndPublish } from '../../support/release/lineup-on.ts';
import { installWords } from '../../support/release/machine.ts';
import { onMachine } from '../../support/release/on-machine.ts';
import { nextVersion, type OpenReleases } from '../../support/release/releases.ts';

/** An offline installation takes somewhat longer than this many milliseconds. */
const usualMs = 2_500;

/** npm is killed while it installs the next release. */
export const interruptedUpgrade = (releases: OpenReleases): FaultCase => ({
  name: 'release-interrupted',
  promise: 'An upgrade that was killed half-way and is then repeated loses nothing.',
  tries: { short: 1, long: 20 },
  run: ({ folder }, tries, random) =>
    onMachine(releases, folder, async (machine, { current, next }, tally) => {
      await machine.install(current);
      const first = await machine.launch();
      await first.ready();
      const lineup = await importAndPublish(first.address, 'interrupted');
      await first.stop();
      for (let n = 1; n <= tries; n += 1) {
        const ms = Math.round(random.next() * usualMs);
        await tally.try(`killed after ${ms} ms`, async () => {
          const npm = machine.run('npm', installWords(next));
          const ended = once(npm, 'close');
          await pause(ms);
          npm.kill('SIGKILL');
          await ended;
          await machine.install(next);
          const { output } = await machine.portal('--version');
          expectThat(output === nextVersion, `Its version is ${output}.`);
          const server = await machine.launch();
          await server.ready();
          try {
            await expectLineup(server.address, lineup);
          } finally {
            await server.stop();
          }
        });
      }
    }),
});
