import { paths } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { serverTimestamp, type WriteData } from '../documents.ts';
import { create, eventData, festivalData, makeFestival, startAfter, uploadData } from './data.ts';
import { expectRefusal, worldFor } from './harness.ts';
import type { ContractSubject } from './world.ts';

export function describeAccess(subject: ContractSubject): void {
  describe('an administrator', () => {
    const { administrator, signedIn } = worldFor(subject);
    const documents = () => administrator().provider.documents;

    it('may read the own record, and nobody else’s', async () => {
      const own = paths.user(administrator().account.id);
      await expect(documents().get(own)).resolves.toMatchObject({ data: { permissions: ['admin'] } });
      const other = await signedIn();
      await expectRefusal(documents().get(paths.user(other.account.id)), 'permission-denied');
      await expectRefusal(documents().query({ collection: paths.users }), 'permission-denied');
    });

    it('may not write records of users', async () => {
      const own = paths.user(administrator().account.id);
      const data = { permissions: ['admin'] };
      await expectRefusal(documents().commit([{ type: 'update', path: own, data }]), 'permission-denied');
      await expectRefusal(documents().commit([create('users/new', data)]), 'permission-denied');
      await expectRefusal(documents().commit([{ type: 'delete', path: own }]), 'permission-denied');
    });

    it('deletes a festival by the function, not by itself', async () => {
      const path = paths.festival(await makeFestival(documents()));
      await expectRefusal(documents().commit([{ type: 'delete', path }]), 'permission-denied');
      await expect(documents().get(path)).resolves.not.toBeNull();
    });

    it('may not say that an upload is processed', async () => {
      const festivalId = await makeFestival(documents());
      const uploadId = 'upload_1790000000000_abcdef';
      const path = paths.upload(festivalId, uploadId);
      const data = uploadData(festivalId, uploadId, '/files/x');
      await expectRefusal(
        documents().commit([create(path, { ...data, status: 'completed' })]),
        'permission-denied',
      );
      await documents().commit([create(path, data)]);
      await expectRefusal(
        documents().commit([{ type: 'update', path, data: { status: 'completed' } }]),
        'permission-denied',
      );
    });

    it.each(['created_at', 'updated_at', 'createdAt', 'updatedAt'])(
      'may not say when something was made or changed: %s',
      async (field) => {
        const festivalId = await makeFestival(documents());
        const path = paths.event(festivalId, 'a');
        const stamped = (value: WriteData[string]) => eventData('Tide', 0, { [field]: value });
        const another = startAfter(-24);
        await expectRefusal(documents().commit([create(path, stamped(another))]), 'permission-denied');
        await documents().commit([create(path, stamped(serverTimestamp))]);
        // The update also changes the set, so that the commit has its record: only the stamp is wrong.
        const update = (artistName: string, stamp: WriteData) =>
          documents().commit([{ type: 'update', path, data: { artistName, ...stamp } }]);
        await update('Ebb', {});
        await expectRefusal(update('Flood', { [field]: another }), 'permission-denied');
        const stored = await documents().get(path);
        expect(stored?.data[field]).not.toEqual(another);
        expect(stored?.data['artistName']).toBe('Ebb');
      },
    );

    it('may not say when a festival was made', async () => {
      const data = festivalData({ created_at: startAfter(-24) });
      const path = paths.festival(documents().newId());
      await expectRefusal(documents().commit([create(path, data)]), 'permission-denied');
      const made = paths.festival(await makeFestival(documents()));
      const rename = (name: string, stamp: WriteData) =>
        documents().commit([{ type: 'update', path: made, data: { name, ...stamp } }]);
      await rename('Ebb', {});
      await expectRefusal(rename('Flood', { created_at: serverTimestamp }), 'permission-denied');
      await expect(documents().get(made)).resolves.toMatchObject({ data: { name: 'Ebb' } });
    });

    it('changes nothing by a batch of which one write is refused', async () => {
      const festivalId = await makeFestival(documents());
      const path = paths.festival(festivalId);
      await expectRefusal(
        documents().commit([
          { type: 'update', path, data: { name: 'Never' } },
          create('users/new', { permissions: [] }),
        ]),
        'permission-denied',
      );
      await expect(documents().get(path)).resolves.toMatchObject({ data: { name: 'Harbour Lights' } });
    });
  });
}
