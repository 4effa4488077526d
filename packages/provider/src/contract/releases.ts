import { paths, timestampFromMillis } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { serverTimestamp } from '../documents.ts';
import type { Callables, PublicationAction } from '../functions.ts';
import { stageReportData, webhookDeliveryData } from '../testing/sample-documents.ts';
import { create, eventData, makeEvents, makeFestival } from './data.ts';
import { eventually, expectRefusal, worldFor } from './harness.ts';
import type { ContractSubject } from './world.ts';

type Request = Callables['publishLineup']['request'];

const hour = 3_600_000;
let slugs = 0;

/** Contract for the callable functions that publish. */
export function describeReleases(subject: ContractSubject): void {
  describe('publishing', () => {
    const { world, administrator, passwordOnly } = worldFor(subject);
    const provider = () => administrator().provider;
    const soon = () => timestampFromMillis(world().now() + hour);

    /** A festival with two sets, and a function that publishes it. */
    async function setUp() {
      const { documents, functions } = provider();
      const festivalId = await makeFestival(documents);
      await makeEvents(documents, festivalId, { a: eventData('Tide', 0), b: eventData('Ebb', 2) });
      slugs += 1;
      const request: Request & { readonly slug: string } = {
        festivalId,
        releaseId: documents.newId(),
        ticked: null,
        at: null,
        slug: `harbour-${slugs}`,
        expectedConflicts: 0,
      };
      const read = async (path: string) => (await documents.get(path))?.data;
      return {
        festivalId,
        request,
        publish: (change: Partial<Request> = {}) =>
          functions.call('publishLineup', { ...request, releaseId: documents.newId(), ...change }),
        change: (action: PublicationAction) => functions.call('changePublication', { festivalId, action }),
        publication: () => read(paths.publication(festivalId)),
        release: (id: string) => read(paths.release(festivalId, id)),
      };
    }

    it('publishes a lineup once, however often the same is asked for, by who is signed in', async () => {
      const { publish, request, publication, release } = await setUp();
      const same = { releaseId: request.releaseId };
      const responses = await Promise.all([publish(same), publish(same)]);
      const { releaseId } = request;
      const expected = { success: true, releaseId, number: 1, state: 'published' };
      expect(responses).toEqual([expected, expected]);
      expect(await publication()).toMatchObject({ current: releaseId, number: 1, slug: request.slug });
      const { id, email } = administrator().account;
      expect(await release(releaseId)).toMatchObject({ by: { id, email }, sets: 2, kind: 'publish' });
    });

    it('tells those who watch the publication', async () => {
      const { publish, festivalId } = await setUp();
      const seen: unknown[] = [];
      const stop = provider().documents.watchDocument(
        paths.publication(festivalId),
        (publication) => seen.push(publication?.data['number'] ?? null),
        (error) => seen.push(error),
      );
      await eventually(() => expect(seen).toEqual([null]));
      await publish();
      await eventually(() => expect(seen.at(-1)).toBe(1));
      stop();
    });

    it('compares what is stored with what is out', async () => {
      const { publish, festivalId } = await setUp();
      const { documents, functions } = provider();
      const compare = () => functions.call('compareRelease', { festivalId, releaseId: null });
      expect((await compare()).changes).toHaveLength(2);
      await publish();
      expect(await compare()).toMatchObject({ changes: [], openConflicts: 0, sets: 2 });
      const path = paths.event(festivalId, 'a');
      await documents.commit([{ type: 'update', path, data: { artistName: 'Kelp' } }]);
      expect((await compare()).changes).toMatchObject([{ on: 'set', key: 'a' }]);
    });

    it('publishes the look of a festival, and says what of it differs', async () => {
      const { publish, festivalId } = await setUp();
      const { documents, functions } = provider();
      await publish();
      const look = {
        accentColor: '#8a1c5b',
        pageLinks: [{ label: 'Tickets', url: 'https://tickets.example' }],
        pageNote: 'Gates: 10',
      };
      const path = paths.festival(festivalId);
      await documents.commit([{ type: 'update', path, data: { ...look, updated_at: serverTimestamp } }]);
      const compare = () => functions.call('compareRelease', { festivalId, releaseId: null });
      expect((await compare()).changes).toMatchObject([{ on: 'festival', after: look }]);
      await publish();
      expect((await compare()).changes).toEqual([]);
    });

    it('counts the conflicts of what is ticked, and refuses other ones', async () => {
      const { publish, festivalId } = await setUp();
      const { documents, functions } = provider();
      await publish();
      await documents.commit([
        { type: 'update', path: paths.event(festivalId, 'a'), data: eventData('Tide', 2) },
      ]);
      await documents.commit([
        { type: 'update', path: paths.event(festivalId, 'b'), data: eventData('Ebb', 0) },
      ]);
      const compare = (ticked?: readonly string[]) =>
        functions.call('compareRelease', { festivalId, releaseId: null, ...(ticked && { ticked }) });
      expect(await compare()).toMatchObject({ openConflicts: 0, conflicts: [] });
      expect(await compare(['a'])).toMatchObject({ openConflicts: 1, conflicts: [{ kind: 'overlap' }] });
      const refusal = await expectRefusal(publish({ ticked: ['a'] }), 'failed-precondition');
      expect(refusal.userMessage).toContain('1 open conflict now');
      await publish({ ticked: ['a', 'b'] });
    });

    it('lets two be published at once, the second on top of the first', async () => {
      const { publish, publication } = await setUp();
      const numbers = (await Promise.all([publish(), publish()])).map(({ number }) => number);
      expect(new Set(numbers)).toEqual(new Set([1, 2]));
      expect(await publication()).toMatchObject({ number: 2 });
    });

    it('refuses other conflicts than were shown, and the address of another festival', async () => {
      const { publish, request } = await setUp();
      const conflicts = await expectRefusal(publish({ expectedConflicts: 3 }), 'failed-precondition');
      expect(conflicts.userMessage).toContain('no open conflicts now');
      await publish();
      const other = await setUp();
      const taken = await expectRefusal(other.publish({ slug: request.slug }), 'failed-precondition');
      expect(taken.userMessage).toContain(`The address ${request.slug} is taken`);
      expect(await other.publication()).toBeUndefined();
    });

    it('plans a release, takes changes along and calls it off', async () => {
      const { publish, change, release, publication } = await setUp();
      const { releaseId, state } = await publish({ at: soon() });
      expect(state).toBe('planned');
      const updated = await change({ type: 'takeAlong', releaseId, ticked: null, expectedConflicts: 0 });
      const next = updated.releaseId ?? '';
      expect(await release(next)).toMatchObject({ state: 'planned', of: releaseId });
      await change({ type: 'cancelPlanned', releaseId: next });
      expect(await release(next)).toMatchObject({ state: 'cancelled' });
      expect(await publication()).toMatchObject({ current: null, number: 0 });
    });

    it('withdraws, publishes an earlier release again, and renames', async () => {
      const { publish, change, publication, request } = await setUp();
      const { releaseId } = await publish();
      await change({ type: 'withdraw' });
      expect(await publication()).toMatchObject({ current: null, number: 2 });
      const again = await change({ type: 'republish', releaseId });
      await change({ type: 'rename', slug: `${request.slug}-new` });
      await change({ type: 'rename', slug: request.slug });
      expect(await publication()).toMatchObject({ current: again.releaseId, number: 3, slug: request.slug });
    });

    it('gives a webhook its secret and a preview link its token', async () => {
      const { publish, change, publication, festivalId } = await setUp();
      await publish();
      const url = 'https://hooks.example/lineup';
      expect((await change({ type: 'webhook', url })).secret).toMatch(/^[\w-]{43}$/u);
      expect(await publication()).toMatchObject({ webhookUrl: url });
      expect(await change({ type: 'webhook', url: null })).toEqual({ success: true });
      const { documents, functions } = provider();
      const link = { name: 'Press', stages: ['Quay'], showNames: false, expiresAt: soon() };
      const action = { type: 'create', ...link } as const;
      const { token } = await functions.call('changePreviewLinks', { festivalId, action });
      expect(token).toMatch(/^[\w-]{22}$/u);
      const where = [{ field: 'festivalId', op: '==', value: festivalId }] as const;
      const links = () => documents.query({ collection: paths.previewLinks, where });
      const [made] = await links();
      expect(made?.data).toMatchObject({ name: 'Press', revokedAt: null });
      const revoke = { type: 'revoke', id: made?.id ?? '' } as const;
      await functions.call('changePreviewLinks', { festivalId, action: revoke });
      expect((await links())[0]?.data['revokedAt']).not.toBeNull();
    });

    it('makes links to stage screens, sends messages and answers reports', async () => {
      const { festivalId } = await setUp();
      const { documents, functions } = provider();
      const call = (action: Callables['changeStageScreens']['request']['action']) =>
        functions.call('changeStageScreens', { festivalId, action });
      const minutes = { amberMinutes: 10, redMinutes: 5 };
      const link = { name: 'FOH', stage: 'Quay', sets: [], artists: [], showNames: false, canReport: true };
      const { token } = await call({ type: 'create', ...link, ...minutes, expiresAt: soon() });
      expect(token).toMatch(/^[\w-]{22}$/u);
      const where = [{ field: 'festivalId', op: '==', value: festivalId }] as const;
      const links = () => documents.query({ collection: paths.stageLinks, where });
      const [made] = await links();
      expect(made?.data).toMatchObject({ name: 'FOH', stage: 'Quay', revokedAt: null });
      await call({ type: 'message', stage: 'Quay', text: '5 minutes', flash: false });
      await call({ type: 'message', stage: 'Quay', text: 'Wrap up', flash: true });
      const sent = await documents.query({ collection: paths.stageMessages(festivalId) });
      expect(sent.map(({ data }) => data)).toMatchObject([{ text: 'Wrap up', flash: true, seenAt: null }]);
      const path = paths.stageReport(festivalId, 'r1');
      const report = stageReportData('a', { stage: 'Quay', linkId: made?.id ?? '' });
      await world().server.documents.commit([create(path, report)]);
      await call({ type: 'answer', id: 'r1', state: 'accepted' });
      expect((await documents.get(path))?.data).toMatchObject({ state: 'accepted' });
      await expectRefusal(call({ type: 'answer', id: 'r1', state: 'declined' }), 'not-found');
      await call({ type: 'revoke', id: made?.id ?? '' });
      expect((await links())[0]?.data['revokedAt']).not.toBeNull();
    });

    describe('a webhook', () => {
      const url = 'https://hooks.example/lineup';

      /** A published lineup with a webhook and a delivery that was given up. */
      async function givenUp() {
        const made = await setUp();
        const { festivalId, publish, change } = made;
        await publish();
        await change({ type: 'webhook', url });
        const path = paths.webhookDelivery(festivalId, 'd1');
        const delivery = webhookDeliveryData({ state: 'failed', round: 3 });
        await world().server.documents.commit([create(path, delivery)]);
        const read = async () => (await provider().documents.get(path))?.data;
        return { ...made, read };
      }

      it('is sent what is published after it was set, by what the same commit stores', async () => {
        const { publish, change, festivalId } = await setUp();
        const collection = paths.webhookDeliveries(festivalId);
        await publish();
        await change({ type: 'webhook', url });
        expect(await provider().documents.query({ collection })).toEqual([]);
        const { releaseId } = await publish();
        const [delivery, ...more] = await provider().documents.query({ collection });
        expect(more).toEqual([]);
        expect(delivery?.data).toMatchObject({ releaseId, number: 2, kind: 'publish', round: 1 });
      });

      it('is sent again what it was sent before, once for a round that was shown', async () => {
        const { change, read } = await givenUp();
        const again = { type: 'sendAgain', deliveryId: 'd1', round: 3 } as const;
        const answers = await Promise.all([change(again), change(again)]);
        expect(answers).toEqual([{ success: true }, { success: true }]);
        await change(again);
        expect(await read()).toMatchObject({ round: 4 });
      });

      it('ends with its log, and is sent nothing again', async () => {
        const { change, read } = await givenUp();
        const again = { type: 'sendAgain', deliveryId: 'd1', round: 3 } as const;
        await expectRefusal(change({ ...again, deliveryId: 'd2' }), 'not-found');
        await change({ type: 'webhook', url: null });
        expect(await read()).toBeUndefined();
        await expectRefusal(change(again), 'failed-precondition');
      });
    });

    it('is refused to a session of the password alone', async () => {
      const { request, festivalId } = await setUp();
      const { functions } = (await passwordOnly({ enrolled: true })).provider;
      const calls = [
        functions.call('publishLineup', request),
        functions.call('compareRelease', { festivalId, releaseId: null }),
        functions.call('publishedSets', { festivalId, from: 0, until: 1 }),
        functions.call('changePublication', { festivalId, action: { type: 'withdraw' } }),
        functions.call('changePublication', {
          festivalId,
          action: { type: 'sendAgain', deliveryId: 'd1', round: 1 },
        }),
        functions.call('changePreviewLinks', { festivalId, action: { type: 'revoke', id: 'x' } }),
        functions.call('changeStageScreens', { festivalId, action: { type: 'revoke', id: 'x' } }),
      ];
      for (const call of calls) await expectRefusal(call, 'permission-denied', 'unauthenticated');
    });
  });
}
