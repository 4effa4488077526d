import { paths, storagePaths } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import type { Write } from '../documents.ts';
import {
  dueReleaseData,
  lineupSlugData,
  previewLinkData,
  publicationData,
  releaseData,
  stageLinkData,
  stageMessageData,
  stageReportData,
  webhookDeliveryData,
  webhookSecretData,
} from '../testing/sample-documents.ts';
import { create, makeFestival, textFile } from './data.ts';
import { expectRefusal, worldFor } from './harness.ts';
import type { ContractSubject } from './world.ts';

/** Contract for stored releases: only the server writes them, and administrators read the parts that concern them. */
export function describePublishingContract(subject: ContractSubject): void {
  describe(`publishing: ${subject.name}`, () => {
    const { world, administrator, passwordOnly } = worldFor(subject);
    const server = () => world().server;
    const documents = () => administrator().provider.documents;
    const files = () => administrator().provider.files;

    /** A festival with one document of every kind, created by the server. */
    async function published() {
      const festivalId = await makeFestival(documents());
      const id = festivalId.toLowerCase().replaceAll('_', '-');
      const made = {
        publication: create(paths.publication(festivalId), publicationData()),
        release: create(paths.release(festivalId, 'r1'), releaseData()),
        lineupSlug: create(paths.lineupSlug(id), lineupSlugData(festivalId)),
        previewLink: create(paths.previewLink(id), previewLinkData(festivalId)),
        dueRelease: create(paths.dueRelease(festivalId), dueReleaseData(festivalId)),
        webhookDelivery: create(paths.webhookDelivery(festivalId, 'd1'), webhookDeliveryData()),
        stageLink: create(paths.stageLink(id), stageLinkData(festivalId)),
        stageMessage: create(paths.stageMessage(festivalId, 'm1'), stageMessageData()),
        stageReport: create(paths.stageReport(festivalId, 'r1'), stageReportData('a')),
        webhookSecret: create(paths.webhookSecret(festivalId), webhookSecretData()),
      } as const;
      await server().documents.commit(Object.values(made));
      return { festivalId, made };
    }

    describe('a document', () => {
      const readable = [
        'publication',
        'release',
        'previewLink',
        'webhookDelivery',
        'stageLink',
        'stageMessage',
        'stageReport',
      ] as const;
      const closed = ['lineupSlug', 'dueRelease', 'webhookSecret'] as const;
      const all = [...readable, ...closed];

      it.each(readable)(
        '%s is read by administrators, one and all of them, and by no one else',
        async (kind) => {
          const { path } = (await published()).made[kind];
          const collection = path.slice(0, path.lastIndexOf('/'));
          await expect(documents().get(path)).resolves.toMatchObject({ path });
          const found = await documents().query({ collection });
          expect(found.map((each) => each.path)).toContain(path);
          const { provider } = await passwordOnly({ enrolled: true });
          await expectRefusal(provider.documents.get(path), 'unauthenticated', 'permission-denied');
        },
      );

      it.each(closed)('%s is read by no one', async (kind) => {
        const { path } = (await published()).made[kind];
        const collection = path.slice(0, path.lastIndexOf('/'));
        await expectRefusal(documents().get(path), 'permission-denied');
        await expectRefusal(documents().query({ collection }), 'permission-denied');
        await expectRefusal(documents().count({ collection }), 'permission-denied');
      });

      it.each(all)('%s is made, changed and removed by no one', async (kind) => {
        const { festivalId, made } = await published();
        const { path, data } = made[kind] as Extract<Write, { type: 'create' }>;
        const other = path.replace(/[^/]+$/u, 'other');
        const writes: readonly Write[] = [
          create(other, data),
          { type: 'update', path, data: { festivalId } },
          { type: 'delete', path },
        ];
        for (const write of writes) await expectRefusal(documents().commit([write]), 'permission-denied');
        await expect(server().documents.get(path)).resolves.not.toBeNull();
      });

      it('of a festival that does not exist is refused to the server side too', async () => {
        for (const write of [
          create(paths.publication('none'), publicationData()),
          create(paths.release('none', 'r1'), releaseData()),
          create(paths.webhookDelivery('none', 'd1'), webhookDeliveryData()),
        ]) {
          await expectRefusal(server().documents.commit([write]), 'not-found');
        }
      });
    });

    describe('a file of a release', () => {
      const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
      const textOf = (bytes: Uint8Array | null) => (bytes === null ? null : String.fromCharCode(...bytes));

      it('is read as it was written, also over another, and goes with its folder', async () => {
        const festivalId = await makeFestival(documents());
        const neighbour = storagePaths.releaseFile(await makeFestival(documents()), 'r1', 'public');
        const path = storagePaths.releaseFile(festivalId, 'r1', 'public');
        for (const each of [path, neighbour]) {
          await server().files.write(each, bytesOf('{"first": 1}'), 'application/json');
        }
        await server().files.write(path, bytesOf('{}'), 'application/json');
        expect(textOf(await server().files.read(path))).toBe('{}');
        await server().files.deleteFolder(storagePaths.publicationFolder(festivalId));
        await expect(server().files.read(path)).resolves.toBeNull();
        expect(textOf(await server().files.read(neighbour))).toBe('{"first": 1}');
      });

      it('is written nowhere else', async () => {
        const festivalId = await makeFestival(documents());
        const places = [storagePaths.festivalImage(festivalId), 'publications/x', 'elsewhere/public.json'];
        for (const path of places) {
          await expectRefusal(
            server().files.write(path, bytesOf('{}'), 'application/json'),
            'invalid-argument',
          );
        }
      });

      it('has no address, and cannot be uploaded', async () => {
        const festivalId = await makeFestival(documents());
        for (const path of [
          storagePaths.releaseFile(festivalId, 'r1', 'private'),
          storagePaths.releaseFile(festivalId, 'r1', 'public'),
          storagePaths.releasePicture(festivalId, 'a1'.repeat(32)),
        ]) {
          await server().files.write(path, bytesOf('[1]'), 'application/json');
          await expectRefusal(files().downloadUrl(path), 'not-found');
          await expectRefusal(files().upload(path, textFile('[2]')), 'invalid-argument');
          expect(textOf(await server().files.read(path))).toBe('[1]');
        }
      });
    });
  });
}
