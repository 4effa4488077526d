import { paths, timestampToMillis, timestampSchema } from '@lineup/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverTimestamp } from '../documents.ts';
import type { DocumentPort, WriteData } from '../documents.ts';
import { create, eventData, festivalData, makeEvents, makeFestival } from './data.ts';
import { describeOneWriteEach } from './documents-one-write.ts';
import { expectRefusal, given, patienceMs, recorded, worldFor } from './harness.ts';
import type { ContractSubject } from './world.ts';

export function describeCommit(subject: ContractSubject): void {
  const harness = worldFor(subject);
  const documents = (): DocumentPort => harness.administrator().provider.documents;
  const read = async (path: string) => given(await documents().get(path), path);

  describe('ids', () => {
    it('sort by the time of their making and fit into a path', () => {
      const ids = Array.from({ length: 500 }, () => documents().newId());
      expect([...new Set(ids)].toSorted()).toEqual(ids);
      expect(ids.every((id) => /^[A-Za-z0-9_-]{1,128}$/u.test(id))).toBe(true);
    });
  });

  describe('getting a document', () => {
    it('answers null where there is none', async () => {
      await expect(documents().get('festivals/none')).resolves.toBeNull();
    });

    it('answers what was written, with path, id and version', async () => {
      const id = documents().newId();
      const path = paths.festival(id);
      const data = festivalData({ name: 'Ünïcode 音楽 \u{1f3b6} "quoted" \\ <b>', stages: ['A', 'B', 'C'] });
      const versions = await documents().commit([create(path, data)]);
      const snapshot = await read(path);
      expect(snapshot).toMatchObject({ path, id, version: versions.get(path) });
      expect(snapshot.data).toEqual({
        ...data,
        created_at: snapshot.data['created_at'],
        updated_at: snapshot.data['updated_at'],
      });
    });
  });

  describe('creating', () => {
    it('refuses a path that is taken, and leaves what is there', async () => {
      const id = await makeFestival(documents());
      const before = await read(paths.festival(id));
      await expectRefusal(
        documents().commit([create(paths.festival(id), festivalData({ name: 'Another' }))]),
        'already-exists',
      );
      expect(await read(paths.festival(id))).toEqual(before);
    });

    it('refuses what breaks the schema and names the fields', async () => {
      const path = paths.festival(documents().newId());
      const refused = await expectRefusal(
        documents().commit([create(path, festivalData({ name: '  ', timezone: 'Moon/Crater' }))]),
        'invalid-argument',
      );
      expect(refused.details.map((problem) => problem.path).toSorted()).toEqual(['name', 'timezone']);
      expect(refused.details.every(({ message }) => message !== '')).toBe(true);
      await expect(documents().get(path)).resolves.toBeNull();
    });

    it.each([
      ['an unknown field', { colour: 'red' }],
      ['a missing field', { location: undefined }],
      ['a field of another type', { stages: 'Quay' }],
      ['hours that no clock counts', { hourCycle: 'h24' }],
      ['a changeover longer than the longest', { changeoverMinutes: 241 }],
      ['a changeover of no stage', { stageChangeovers: ['15'] }],
      ['opening hours that no clock shows', { openHours: ['14:00-25:00 daily'] }],
      ['a colour that is a style', { accentColor: 'red;}body{' }],
      ['a link that is a script', { pageLinks: [{ label: 'Tickets', url: 'javascript:alert(1)' }] }],
      ['a note that is too long', { pageNote: 'x'.repeat(301) }],
      ['a time that is none', { startDate: { seconds: 1.5, nanoseconds: 0 } }],
    ])('refuses %s', async (_, fields) => {
      const path = paths.festival(documents().newId());
      await expectRefusal(documents().commit([create(path, festivalData(fields))]), 'invalid-argument');
    });

    it.each([
      ['a NUL', 'Ti\0de'],
      ['half a character', 'Tide \ud83c'],
    ])('refuses names with %s, which not everything can keep', async (_, name) => {
      const festival = documents().commit([
        create(paths.festival(documents().newId()), festivalData({ name })),
      ]);
      await expectRefusal(festival, 'invalid-argument');
      const path = paths.event(await makeFestival(documents()), 'a');
      await expectRefusal(documents().commit([create(path, eventData(name, 0))]), 'invalid-argument');
      const stages = documents().commit([
        create(paths.festival(documents().newId()), festivalData({ stages: [name] })),
      ]);
      await expectRefusal(stages, 'invalid-argument');
    });

    it('keeps what is set for times, stages and days', async () => {
      const path = paths.festival(documents().newId());
      const settings = {
        hourCycle: 'h23',
        changeoverMinutes: 10,
        stageChangeovers: ['15 Quay'],
        openHours: ['14:00-02:00 daily', 'closed 2027-07-03 Quay'],
      };
      await documents().commit([create(path, festivalData({ stages: ['Quay'], ...settings }))]);
      expect((await read(path)).data).toMatchObject(settings);
    });

    it('refuses a picture that pages do not show', async () => {
      const path = paths.event(await makeFestival(documents()), 'a');
      const withPicture = (imageURL: string) => [create(path, eventData('Tide', 0, { imageURL }))];
      const refused = documents().commit(withPicture('http://pictures.example/tide.png'));
      await expectRefusal(refused, 'invalid-argument');
      await documents().commit(withPicture('https://pictures.example/tide.png'));
    });

    it('keeps what became of a set, takes it back, and refuses what nothing can become', async () => {
      const path = paths.event(await makeFestival(documents()), 'a');
      const status = { status: 'replaced', replacedBy: 'Ebb', note: 'Ask for the invoice' };
      await documents().commit([create(path, eventData('Tide', 0, status))]);
      expect((await read(path)).data).toMatchObject(status);
      const to = (data: WriteData) => documents().commit([{ type: 'update', path, data }]);
      await expectRefusal(to({ status: 'postponed' }), 'invalid-argument', 'permission-denied');
      await expectRefusal(to({ note: 'x'.repeat(1001) }), 'invalid-argument', 'permission-denied');
      const none = { status: null, replacedBy: null, note: null };
      await to(none);
      expect((await read(path)).data).toMatchObject(none);
    });

    it('refuses a document without its parent', async () => {
      const path = paths.event(documents().newId(), 'a');
      await expectRefusal(documents().commit([create(path, eventData('Tide', 0))]), 'not-found');
    });

    it('takes parent and child in one commit', async () => {
      const festivalId = documents().newId();
      await documents().commit([
        create(paths.festival(festivalId), festivalData()),
        create(paths.event(festivalId, 'a'), eventData('Tide', 0)),
      ]);
      expect((await read(paths.event(festivalId, 'a'))).data['artistName']).toBe('Tide');
    });

    it.each(['elsewhere/a', 'festivals', 'festivals/a/b', 'festivals/../users', 'festivals/a%2Fb'])(
      'refuses the path %s',
      async (path) => {
        const refused = documents().commit([create(path, festivalData())]);
        await expectRefusal(refused, 'invalid-argument', 'permission-denied');
      },
    );
  });

  describe('updating', () => {
    it('replaces the named fields, leaves the others, and changes the version', async () => {
      const path = paths.festival(await makeFestival(documents()));
      const before = await read(path);
      const versions = await documents().commit([
        { type: 'update', path, data: { name: 'Second name', stages: ['Pier'] } },
      ]);
      const after = await read(path);
      expect(after.data).toEqual({ ...before.data, name: 'Second name', stages: ['Pier'] });
      expect(after.version).toBe(versions.get(path));
      expect(after.version).not.toBe(before.version);
    });

    it('refuses a document that is not there', async () => {
      const path = paths.festival('none');
      await expectRefusal(documents().commit([{ type: 'update', path, data: { name: 'x' } }]), 'not-found');
    });

    it('refuses a result that breaks the schema', async () => {
      const path = paths.festival(await makeFestival(documents()));
      const { startDate } = (await read(path)).data;
      const refused = await expectRefusal(
        documents().commit([{ type: 'update', path, data: { endDate: startDate } }]),
        'invalid-argument',
      );
      expect(refused.details.map((problem) => problem.path)).toEqual(['endDate']);
    });

    it('holds only while the version is the one read', async () => {
      const path = paths.festival(await makeFestival(documents()));
      const { version } = await read(path);
      const rename = (name: string) =>
        documents().commit([{ type: 'update', path, data: { name }, ifVersion: version }]);
      await rename('First');
      await expectRefusal(rename('Second'), 'conflict');
      expect((await read(path)).data['name']).toBe('First');
    });

    it('lets one of two who started from the same version through', async () => {
      const path = paths.festival(await makeFestival(documents()));
      const { version } = await read(path);
      const outcomes = await Promise.allSettled(
        ['One', 'Two'].map((name) =>
          documents().commit([{ type: 'update', path, data: { name }, ifVersion: version }]),
        ),
      );
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });
  });

  describe('deleting', () => {
    it('removes the document and answers null for its version', async () => {
      const festivalId = await makeFestival(documents());
      await makeEvents(documents(), festivalId, { a: eventData('Tide', 0) });
      const path = paths.event(festivalId, 'a');
      const versions = await documents().commit([{ type: 'delete', path }]);
      expect([...versions]).toEqual([[path, null]]);
      await expect(documents().get(path)).resolves.toBeNull();
    });

    it('succeeds when there is none, unless it must be there', async () => {
      const path = paths.event(await makeFestival(documents()), 'none');
      await expect(documents().commit([{ type: 'delete', path }])).resolves.toEqual(new Map([[path, null]]));
      await expectRefusal(documents().commit([{ type: 'delete', path, mustExist: true }]), 'not-found');
    });

    it('holds only while the version is the one read', async () => {
      const festivalId = await makeFestival(documents());
      await makeEvents(documents(), festivalId, { a: eventData('Tide', 0) });
      const path = paths.event(festivalId, 'a');
      const { version } = await read(path);
      await documents().commit([{ type: 'update', path, data: { artistName: 'Ebb' } }]);
      const outdated = documents().commit([{ type: 'delete', path, ifVersion: version }]);
      await expectRefusal(outdated, 'conflict');
      const current = (await read(path)).version;
      await documents().commit([{ type: 'delete', path, ifVersion: current }]);
      await expect(documents().get(path)).resolves.toBeNull();
    });
  });

  describe('a batch', () => {
    it('is carried out as a whole', async () => {
      const festivalId = await makeFestival(documents());
      await makeEvents(documents(), festivalId, { a: eventData('Tide', 0), b: eventData('Ebb', 1) });
      const path = (id: string) => paths.event(festivalId, id);
      const versions = await documents().commit([
        create(path('c'), eventData('Flood', 2)),
        { type: 'update', path: path('a'), data: { artistName: 'Neap' } },
        { type: 'delete', path: path('b') },
      ]);
      expect([...versions.keys()]).toEqual([path('c'), path('a'), path('b')]);
      expect(versions.get(path('b'))).toBeNull();
      const names = (await documents().query({ collection: paths.events(festivalId) })).map(
        ({ data }) => data['artistName'],
      );
      expect(names).toEqual(['Neap', 'Flood']);
    });

    it.each([
      ['a create of what is there', 'already-exists', { type: 'create', data: eventData('Ebb', 1) }],
      ['an invalid create', 'invalid-argument', { type: 'create', id: 'z', data: { artistName: '' } }],
      ['an update of what is not there', 'not-found', { type: 'update', id: 'z', data: {} }],
      ['an outdated update', 'conflict', { type: 'update', data: {}, ifVersion: '0' }],
      ['a delete of what must be there', 'not-found', { type: 'delete', id: 'z', mustExist: true }],
    ] as const)('is not carried out at all with %s in it', async (_, code, last) => {
      const festivalId = await makeFestival(documents());
      await makeEvents(documents(), festivalId, { a: eventData('Tide', 0), b: eventData('Ebb', 1) });
      const { id = 'b', ...write } = { id: undefined, ...last };
      const path = paths.event(festivalId, id);
      const before = await documents().query({ collection: paths.events(festivalId) });
      await expectRefusal(
        documents().commit([
          create(paths.event(festivalId, 'c'), eventData('Flood', 2)),
          { type: 'delete', path: paths.event(festivalId, 'a') },
          { type: 'update', path: paths.festival(festivalId), data: { name: 'Never' } },
          { ...write, path },
        ]),
        code,
      );
      expect(await documents().query({ collection: paths.events(festivalId) })).toEqual(before);
      expect((await read(paths.festival(festivalId))).data['name']).toBe('Harbour Lights');
    });

    it('may hold 600 sets', { timeout: patienceMs }, async () => {
      const festivalId = await makeFestival(documents());
      const ids = Array.from({ length: 600 }, () => documents().newId());
      const versions = await documents().commit(
        ids.map((id, index) => create(paths.event(festivalId, id), eventData(`Act ${index}`, index / 20))),
      );
      expect(versions.size).toBe(600);
      await expect(documents().count({ collection: paths.events(festivalId) })).resolves.toBe(600);
    });

    it(
      'of more than the provider takes at once is refused, and nothing of it is written',
      { timeout: patienceMs },
      async () => {
        const { commitLimit } = documents();
        const festivalId = await makeFestival(documents());
        const data = eventData('Tide', 0, { imageURL: `https://pictures.example/${'x'.repeat(1900)}` });
        const make = (index: number) => create(paths.event(festivalId, `a${index}`), data);
        const count = Math.ceil(commitLimit.bytes / commitLimit.sizeOf(make(0))) + 1;
        const writes = Array.from({ length: count }, (_, index) => make(index));
        await expectRefusal(documents().commit(writes), 'payload-too-large');
        await expect(documents().count({ collection: paths.events(festivalId) })).resolves.toBe(0);
      },
    );

    it('of nothing does nothing', async () => {
      await expect(documents().commit([])).resolves.toEqual(new Map());
    });
  });

  describeOneWriteEach(documents);

  describe('server timestamps', () => {
    it('are the same within one batch, by the provider’s clock', async () => {
      const festivalId = documents().newId();
      const before = harness.world().now();
      await documents().commit([
        create(paths.festival(festivalId), festivalData()),
        create(paths.event(festivalId, 'a'), eventData('Tide', 0, { createdAt: serverTimestamp })),
        create(paths.event(festivalId, 'b'), eventData('Ebb', 1, { createdAt: serverTimestamp })),
      ]);
      const festival = await read(paths.festival(festivalId));
      const stamp = timestampSchema.parse(festival.data['created_at']);
      expect(festival.data['updated_at']).toEqual(stamp);
      for (const id of ['a', 'b']) {
        expect((await read(paths.event(festivalId, id))).data['createdAt']).toEqual(stamp);
      }
      expect(timestampToMillis(stamp)).toBeGreaterThanOrEqual(before - 1000);
      expect(timestampToMillis(stamp)).toBeLessThanOrEqual(harness.world().now() + 1000);
    });
  });

  describe('a commit under a name that was used before', () => {
    afterEach(() => void vi.useRealTimers());

    it('is refused where it writes something else, and never taken for carried out', async () => {
      const { browser, account } = harness.administrator();
      const path = paths.festival(await makeFestival(documents()));
      const newPage = () => recorded(browser.open(), account);
      const [one, other] = [newPage(), newPage()];
      await Promise.all([one.documents.get(path), other.documents.get(path)]);
      const rename = ({ documents: page }: typeof one, name: string) =>
        page.commit([{ type: 'update', path, data: { name } }]);
      // Names contain the time and random digits.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
        if (bytes instanceof Uint8Array) bytes.fill(7);
        return bytes;
      });
      await rename(one, 'First');
      // One provider remembers the names, the other already has a record with this name.
      const code = expect.stringMatching(/^(?:invalid-argument|already-exists)$/u) as string;
      await expect(rename(other, 'Second')).rejects.toMatchObject({ code });
      expect((await read(path)).data['name']).toBe('First');
    });
  });

  describe.runIf(subject.differences.faults === 'injectable')('a commit whose answer got lost', () => {
    it('is carried out once', async () => {
      const { browser, account } = harness.administrator();
      const provider = recorded(browser.open(), account);
      const festivalId = await makeFestival(provider.documents);
      const path = paths.event(festivalId, 'a');
      browser.loseNextResponse();
      const versions = await provider.documents.commit([create(path, eventData('Tide', 0))]);
      expect((await read(path)).version).toBe(versions.get(path));
    });

    it('is not taken for the next one, which writes something else', async () => {
      const { browser, account } = harness.administrator();
      const provider = recorded(browser.open(), account);
      const path = paths.festival(await makeFestival(provider.documents));
      const rename = (name: string) => provider.documents.commit([{ type: 'update', path, data: { name } }]);
      browser.loseNextResponse();
      const first = await rename('First');
      browser.loseNextResponse();
      const second = await rename('Second');
      expect((await read(path)).data['name']).toBe('Second');
      expect(second.get(path)).not.toBe(first.get(path));
    });

    it('does not undo what another has done since', async () => {
      const { browser, account } = harness.administrator();
      const provider = recorded(browser.open(), account);
      const path = paths.festival(await makeFestival(provider.documents));
      const { version } = await read(path);
      browser.loseNextResponse();
      await provider.documents.commit([{ type: 'update', path, data: { name: 'Mine' }, ifVersion: version }]);
      expect((await read(path)).data['name']).toBe('Mine');
    });
  });
}
