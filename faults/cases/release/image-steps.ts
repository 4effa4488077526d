import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/testing/free-ports.mjs';
import type { FaultCase } from '../../runner/fault-case.ts';
import { expectThat } from '../../runner/tally.ts';
import { watchServer } from '../../support/portals/portal-process.ts';
import { productionEnv } from '../../support/portals/production.ts';
import { outcomeOf, type Machine } from '../../support/release/machine.ts';
import { onMachine } from '../../support/release/on-machine.ts';
import type { OpenReleases } from '../../support/release/releases.ts';

const dockerfile = fileURLToPath(new URL('../../../Dockerfile', import.meta.url));

/** The steps that build the image, in a folder instead of a container. */
export const imageSteps = (releases: OpenReleases): FaultCase => ({
  name: 'release-image',
  promise: 'The commands of the Dockerfile install the archive, start production and find it healthy.',
  tries: { short: 1, long: 1 },
  run: ({ folder }) =>
    onMachine(releases, folder, async (machine, { current }, tally) => {
      tally.note('No container is made: the commands of the image run in a folder.');
      await cp(current, join(machine.home, 'festival-lineup-portal-1.tgz'));
      await tally.try('the steps of the image', async () =>
        runSteps(machine, await readFile(dockerfile, 'utf8')),
      );
    }),
});

async function runSteps(machine: Machine, text: string): Promise<void> {
  const { home } = machine;
  const inFolder = (command: string) =>
    command.replaceAll('/tmp/', '').replaceAll('/opt/portal', `${home}/portal`);
  const find = (pattern: RegExp) => {
    const found = pattern.exec(text)?.[1];
    expectThat(found !== undefined, `The Dockerfile has no ${pattern.source}.`);
    return found;
  };
  const install = inFolder(find(/^RUN (npm install --global .*)$/mu));
  const installed = await outcomeOf(machine.run('sh', ['-c', install]));
  expectThat(installed.code === 0, `${install} ended with ${installed.code}: ${installed.output}`);

  const port = await freePort();
  const pairs = find(/^ENV (.*)$/mu).matchAll(/([A-Z_]+)=(\S+)/gu);
  const variables = Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, value]));
  const env = {
    ...variables,
    PATH: `${home}/portal/bin:${process.env['PATH'] ?? ''}`,
    ...productionEnv(port),
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: join(home, 'data'),
  };
  const [command = '', ...words] = [...listOf(find(/^ENTRYPOINT (.*)$/mu)), ...listOf(find(/^CMD (.*)$/mu))];
  const server = watchServer(machine.run(command, words, env), port);
  try {
    await server.ready();
    const [probe = '', ...probeWords] = listOf(find(/^HEALTHCHECK .*CMD (.*)$/mu));
    const healthy = await outcomeOf(machine.run(probe, probeWords, env));
    expectThat(healthy.code === 0, `The health check ended with ${healthy.code}: ${healthy.output}`);
    await server.stop();
    const dead = await outcomeOf(machine.run(probe, probeWords, env));
    expectThat(dead.code === 1, `Without a server, the health check ended with ${dead.code}.`);
  } finally {
    await server.stop();
  }
}

function listOf(json: string): string[] {
  return JSON.parse(json) as string[];
}
