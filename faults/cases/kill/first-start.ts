import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CaseContext, FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectNone, expectThat } from '../../runner/tally.ts';
import { openClient, signIn } from '../../support/client.ts';
import { launchPortal, startPortalProcess } from '../../support/portals/portal-process.ts';
import { fileFaults, readStoredData } from '../../support/stored-data.ts';

/** A first start takes about this long on a typical machine; most of it creates the demo data. */
const usualMs = 2500;

/** The first start on an empty folder, killed at a random moment, then repeated. */
export const killFirstStart: FaultCase = {
  name: 'kill-first-start',
  promise:
    'A first start that was killed is started over by the next one, which has the whole demo and nothing twice.',
  tries: { short: 2, long: 20 },
  partSize: 10,
  run: async (context, tries, random) => {
    const tally = createTally();
    const whole = await wholeDemo(context);
    for (let n = 1; n <= tries; n += 1) {
      const delayMs = random.int(200, usualMs);
      await tally.try(`killed after ${delayMs} ms`, () => killOnce(context, n, delayMs, whole));
    }
    return tally.result();
  },
};

interface Sizes {
  readonly documents: number;
  readonly files: number;
}

async function wholeDemo({ program, folder }: CaseContext): Promise<Sizes> {
  const dataDir = join(folder, 'whole');
  await program.copyDemo(dataDir);
  const { documents, fileIds } = await readStoredData(dataDir, folder);
  return { documents: documents.size, files: fileIds.length };
}

async function killOnce(
  { program, folder }: CaseContext,
  n: number,
  delayMs: number,
  whole: Sizes,
): Promise<void> {
  const dataDir = join(folder, `start-${n}`);
  const options = { program: program.folder, dataDir };
  const killed = await launchPortal(options);
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  await killed.kill();
  const server = await startPortalProcess(options);
  try {
    await signIn(openClient(server.address), server.address);
    const data = await readStoredData(dataDir, folder);
    expectNone([...data.faults, ...fileFaults(data)], 'After the next start');
    const [documents, files] = [data.documents.size, data.fileIds.length];
    expectThat(documents === whole.documents, `${documents} documents instead of ${whole.documents}`);
    expectThat(files === whole.files, `${files} files instead of ${whole.files}`);
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}
