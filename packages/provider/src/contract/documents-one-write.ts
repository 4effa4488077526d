import { paths } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import type { DocumentPort, Write } from '../documents.ts';
import { eventData, makeEvents, makeFestival } from './data.ts';
import { expectRefusal } from './harness.ts';

type OneWrite<W = Write> = W extends Write ? Omit<W, 'path'> : never;

const create: OneWrite = { type: 'create', data: eventData('Flood', 2) };
const update: OneWrite = { type: 'update', data: { artistName: 'Neap' } };
const remove: OneWrite = { type: 'delete' };

/** Checks that a commit names every document once, for providers and their test doubles. */
export function describeOneWriteEach(documents: () => DocumentPort): void {
  describe('a commit that names a document twice', () => {
    it.each<[string, OneWrite, OneWrite]>([
      ['removed and created', remove, create],
      ['created and removed', create, remove],
      ['updated twice', update, update],
      ['updated and removed', update, remove],
      ['created twice', create, create],
      ['removed twice', remove, remove],
    ])('is refused as a whole: %s', async (_, first, second) => {
      const festivalId = await makeFestival(documents());
      await makeEvents(documents(), festivalId, { there: eventData('Tide', 0) });
      const collection = paths.events(festivalId);
      const before = await documents().query({ collection });
      for (const path of [paths.event(festivalId, 'there'), paths.event(festivalId, 'new')]) {
        const writes = [
          { type: 'update', path: paths.festival(festivalId), data: { name: 'Never' } },
          { ...first, path },
          { ...second, path },
        ] as const;
        await expectRefusal(documents().commit(writes), 'invalid-argument');
      }
      expect(await documents().query({ collection })).toEqual(before);
      const festival = await documents().get(paths.festival(festivalId));
      expect(festival?.data['name']).toBe('Harbour Lights');
    });
  });
}
