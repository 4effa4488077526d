import { describe, expect, it } from 'vitest';
import { makeFestival } from './data.ts';
import { expectRefusal, worldFor } from './harness.ts';
import type { ContractSubject } from './world.ts';

/** Contract for `announcePresence`: who else has a festival open. */
export function describePresence(subject: ContractSubject): void {
  describe('announcePresence', () => {
    const { administrator, signedIn, world } = worldFor(subject);
    const answer = (
      { provider }: Pick<ReturnType<typeof administrator>, 'provider'>,
      festivalId: string,
      setId: string | null = null,
    ) => provider.functions.call('announcePresence', { festivalId, setId });
    const announce = async (...call: Parameters<typeof answer>) => ({
      people: (await answer(...call)).people,
    });

    it('answers the time of the server', async () => {
      const { now } = await answer(administrator(), 'none');
      expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
    });

    it('answers who else has the festival open, and which set', async () => {
      const festivalId = await makeFestival(administrator().provider.documents);
      const colleague = await signedIn();
      expect(await announce(administrator(), festivalId, 'a')).toEqual({ people: [] });
      expect(await announce(colleague, festivalId)).toEqual({
        people: [{ id: administrator().account.id, name: administrator().account.email, setId: 'a' }],
      });
      expect(await announce(administrator(), festivalId)).toEqual({
        people: [{ id: colleague.account.id, name: colleague.account.email, setId: null }],
      });
      expect((await announce(colleague, festivalId)).people).toMatchObject([{ setId: null }]);
    });

    it('tells nothing of other festivals', async () => {
      const colleague = await signedIn();
      await announce(colleague, await makeFestival(administrator().provider.documents));
      const other = await makeFestival(administrator().provider.documents);
      expect(await announce(administrator(), other)).toEqual({ people: [] });
    });

    it('notes no one at a festival that does not exist', async () => {
      await announce(await signedIn(), 'none');
      expect(await announce(administrator(), 'none')).toEqual({ people: [] });
    });

    it('stores nothing among the documents of the festival', async () => {
      const festivalId = await makeFestival(administrator().provider.documents);
      const before = await world().server.documents.get(`festivals/${festivalId}`);
      await announce(administrator(), festivalId);
      expect(await world().server.documents.get(`festivals/${festivalId}`)).toEqual(before);
      await expectRefusal(
        administrator().provider.documents.get(`presence/${festivalId}`),
        'invalid-argument',
        'permission-denied',
      );
    });
  });
}
