import { paths } from '@lineup/domain';
import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import { withBadLine, type BadLine } from '../../support/network/bad-line.ts';
import { openClient, readCode } from '../../support/client.ts';
import { countEvents, storeDraft, storeEvents, storeFestival, storeUpload } from '../../support/festivals.ts';
import { inventEvent, inventFestival } from '../../support/lineups.ts';
import { inventPicture } from '../../support/pictures.ts';
import { expectRefusal } from '../../support/expect-refusal.ts';
import { administrator, demoPassword } from '../../support/demo-accounts.ts';

type Step = (line: BadLine) => Promise<void>;

const commit = 'POST /api/documents/commit';

/** Each step performs an action whose response is lost, and checks the result. */
const steps: readonly (readonly [string, Step])[] = [
  ['a new festival', newFestival],
  ['a new event', newEvent],
  ['a changed event', changedEvent],
  ['the save of an import', importSave],
  ['an uploaded picture', uploadedPicture],
  ['the processing of an upload', processing],
  ['a deleted festival', deletion],
  ['the code of a sign-in', verifiedCode],
];

/** The server handles a request, but its response never arrives. */
export const lostResponse: FaultCase = {
  name: 'net-answer-lost',
  promise:
    'What was carried out although its answer got lost is there once, told as done or repeated without harm.',
  tries: { short: steps.length, long: 10 * steps.length },
  run: (context, tries) =>
    withBadLine(context, async (line) => {
      const tally = createTally();
      for (let n = 0; n < tries; n += 1) {
        const [what, step] = steps[n % steps.length] ?? ['', newEvent];
        await tally.try(what, () => step(line));
      }
      return tally.result();
    }),
};

async function newFestival({ client, proxy }: BadLine): Promise<void> {
  const { festivals } = client.services;
  const before = (await festivals.list()).length;
  const lost = proxy.loseResponseTo(commit);
  await festivals.create(festivals.newId(), inventFestival('Answer lost'), null);
  await lost;
  expectThat((await festivals.list()).length === before + 1, 'The festival is not there once.');
}

async function newEvent({ client, proxy }: BadLine): Promise<void> {
  const festivalId = await storeFestival(client, 'Answer lost');
  const { events } = client.services;
  const lost = proxy.loseResponseTo(commit);
  await events.create(festivalId, events.newId(), inventEvent(1));
  await lost;
  expectThat((await countEvents(client, festivalId)) === 1, 'The event is not there once.');
}

/** The retry must not conflict with the original request. */
async function changedEvent({ client, proxy }: BadLine): Promise<void> {
  const festivalId = await storeFestival(client, 'Answer lost');
  await storeEvents(client, festivalId, 1);
  const { events } = client.services;
  const [event] = await events.list(festivalId);
  expectThat(event !== undefined, 'There is no event.');
  const lost = proxy.loseResponseTo(commit);
  await events.update(festivalId, event.id, { artistName: 'Changed' }, event.version);
  await lost;
  expectThat((await events.get(festivalId, event.id)).artistName === 'Changed', 'The change is not there.');
}

async function importSave({ client, proxy }: BadLine): Promise<void> {
  const lineup = await storeDraft(client, await storeFestival(client, 'Answer lost'), 500);
  const lost = proxy.loseResponseTo(commit);
  const { events: saved } = await client.services.uploads.saveAll(lineup);
  await lost;
  expectThat(saved === 500, `The answer was that ${saved} events were saved.`);
  expectThat((await countEvents(client, lineup.festivalId)) === 500, 'The events are not there once.');
}

async function uploadedPicture({ client, proxy, portal }: BadLine): Promise<void> {
  const festivalId = await storeFestival(client, 'Answer lost');
  const { festivals } = client.services;
  const picture = await inventPicture(2, 300, 180);
  const lost = proxy.loseResponseTo('PUT /api/files');
  await expectRefusal('The upload', ['unavailable'], () => festivals.uploadImage(festivalId, picture));
  await lost;
  const url = await festivals.uploadImage(festivalId, picture);
  expectThat((await client.fetch(url)).ok, `The picture is not there at ${portal.address}.`);
}

async function processing({ client, proxy }: BadLine): Promise<void> {
  const { festivalId, uploadId } = await storeUpload(client, await storeFestival(client, 'Answer lost'), 300);
  const { uploads } = client.services;
  const record = await uploads.get(festivalId, uploadId);
  const lost = proxy.loseResponseTo('POST /api/functions/processUpload');
  await expectRefusal('The call', ['unavailable'], () => uploads.ensureProcessed(record));
  await lost;
  await uploads.ensureProcessed(record);
  const drafts = await client.provider.documents.count({
    collection: paths.draftEvents(festivalId, uploadId),
  });
  expectThat(drafts === 300, `${drafts} drafts of 300`);
}

async function deletion({ client, proxy }: BadLine): Promise<void> {
  const festivalId = await storeFestival(client, 'Answer lost');
  await storeEvents(client, festivalId, 30);
  const lost = proxy.loseResponseTo('POST /api/functions/deleteFestival');
  await expectRefusal('The deletion', ['unavailable'], () => client.services.festivals.remove(festivalId));
  await lost;
  await client.services.festivals.remove(festivalId);
  expectThat((await countEvents(client, festivalId)) === 0, 'Events are left.');
}

/** The new session never reached the browser: the page says so, and the person signs in again. */
async function verifiedCode({ proxy }: BadLine): Promise<void> {
  const person = openClient(proxy.address);
  const { signIn } = person.services;
  await signIn.signIn(administrator.email, demoPassword);
  const code = await readCode(proxy.address, administrator.phone);
  const lost = proxy.loseResponseTo('POST /api/auth/verify');
  const outcome = await signIn.verifySms(code);
  await lost;
  expectThat(!outcome.success, 'A lost answer was taken for a success.');
  await signIn.signIn(administrator.email, demoPassword);
  const again = await signIn.verifySms(await readCode(proxy.address, administrator.phone));
  expectThat(again.success, `Signing in again: ${again.error}`);
}
