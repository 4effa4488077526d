import { paths, timestampFromMillis } from '@lineup/domain';
import { deleteFestival, forgetAuthor, reportByLink, stageLinkOf } from '@lineup/functions';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { by, evening, firstDay, hour, minute, screenWorld } from './testing/screen-world.ts';

let world: ReturnType<typeof screenWorld>;
beforeEach(() => {
  world = screenWorld();
});
afterEach(() => world.server.stop());

const report = { setId: 'a', kind: 'started', minutes: null };

describe('a screen', () => {
  test('shows the sets of its stage of the day that is on and the next, and the server’s time', async () => {
    const token = await world.createLink();
    const { status, body, headers } = await world.ask(token);
    expect([status, body.now]).toEqual([200, evening]);
    expect(body.view?.sets.map(({ id }) => id)).toEqual(['a', 'b', 'd']);
    expect(body.view).toMatchObject({
      stage: 'Lantern',
      title: 'Lantern',
      hourCycle: 'h12',
      // A night ends at 6 AM.
      dayEnds: [firstDay + 30 * hour, firstDay + 54 * hour],
      message: null,
      report: null,
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('follows sets and artists of all stages', async () => {
    const follows = { stage: null, canReport: false, artists: ['tidal choir'], sets: ['b'] };
    const token = await world.createLink({ name: 'Tour manager', ...follows });
    const view = await world.view(token);
    expect(view.title).toBe('Tour manager');
    expect(view.sets.map(({ name, stage }) => [name, stage])).toEqual([
      ['Owl Parade', 'Lantern'],
      ['Tidal Choir', 'Dune'],
    ]);
  });

  test('is sent nothing where it has the newest, and waits for a change', async () => {
    const token = await world.createLink();
    const { version } = (await world.ask(token)).body;
    const held = world.ask(token, version);
    await new Promise(setImmediate);
    world.update(paths.event('f1', 'a'), { actualStart: timestampFromMillis(evening) });
    const { body } = await held;
    expect(body.version).not.toBe(version);
    expect(body.view?.sets[0]).toMatchObject({ id: 'a', actualStart: evening });
  });

  test('is not woken by what it does not show', async () => {
    const token = await world.createLink();
    const { version } = (await world.ask(token)).body;
    const held = world.ask(token, version);
    await new Promise(setImmediate);
    world.update(paths.event('f1', 'c'), { artistName: 'Kelp' });
    await new Promise(setImmediate);
    world.server.rooms.publicPages.screens.close();
    const { body } = await held;
    expect(body).toMatchObject({ version });
    expect(body.view).toBeUndefined();
  });

  test('notes that its link was used', async () => {
    const token = await world.createLink();
    await world.ask(token);
    const [link] = await world.all(paths.stageLinks);
    expect(link?.data['lastUsedAt']).toEqual(timestampFromMillis(evening));
  });

  test('has a page that loads nothing of another origin and is found by no search', async () => {
    const { status, text, headers } = await world.request('/stage/screen', null);
    expect(status).toBe(200);
    expect(text).toContain('/lineup-assets/screen');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await world.request('/stage/clock', null)).body).toEqual({ now: evening });
  });
});

describe('a link', () => {
  test('that is unknown, has expired or was revoked is not valid, and the answer does not say which', async () => {
    const [expiring, revoked] = [await world.createLink(), await world.createLink({ expiresAt: inDays(2) })];
    const links = await world.all(paths.stageLinks);
    const id = links.find(({ data }) => data['expiresAt'] !== undefined && isLater(data))?.id ?? '';
    await world.change({ type: 'revoke', id });
    world.server.advance(25 * hour);
    for (const token of [expiring, revoked, 'A'.repeat(22), '', '../x']) {
      const { status, body } = await world.ask(token);
      expect([status, body.code]).toEqual([404, 'invalid-link']);
      expect((await world.post('/stage/report', token, report)).status).toBe(404);
      expect((await world.post('/stage/seen', token, { messageId: 'm' })).status).toBe(404);
    }
  });

  test('that is revoked ends held requests at once', async () => {
    const token = await world.createLink();
    const { version } = (await world.ask(token)).body;
    const held = world.ask(token, version);
    await new Promise(setImmediate);
    await world.change({ type: 'revoke', id: await world.onlyLinkId() });
    expect((await held).status).toBe(404);
  });

  test('of a stage that was renamed is not valid, until that has its name again', async () => {
    const token = await world.createLink();
    const rename = (stages: readonly string[]) => world.update(paths.festival('f1'), { stages: [...stages] });
    rename(['Beacon', 'Dune']);
    expect((await world.ask(token)).body.code).toBe('invalid-link');
    rename(['Lantern', 'Dune']);
    expect((await world.ask(token)).status).toBe(200);
  });

  test('goes with its festival, with messages and reports', async () => {
    const token = await world.createLink();
    await world.change({ type: 'message', stage: 'Lantern', text: 'Wrap up', flash: false });
    await world.post('/stage/report', token, report);
    await deleteFestival(world.server.rooms.provider, { festivalId: 'f1' });
    expect((await world.ask(token)).status).toBe(404);
    for (const path of [paths.stageLinks, paths.stageMessages('f1'), paths.stageReports('f1')]) {
      expect(await world.all(path)).toEqual([]);
    }
  });

  test('and a message forget who made them', async () => {
    await world.createLink();
    await world.change({ type: 'message', stage: 'Lantern', text: 'Wrap up', flash: false });
    await forgetAuthor(world.server.rooms.provider, by.email);
    const made = [...(await world.all(paths.stageLinks)), ...(await world.all(paths.stageMessages('f1')))];
    expect(made.map(({ data }) => data['by'])).toEqual([
      { id: '', email: '' },
      { id: '', email: '' },
    ]);
  });

  test('is in no log and no database', async () => {
    const token = await world.createLink();
    await world.ask(token);
    await world.post('/stage/report', token, report);
    expect(world.server.logged()).toContain('/stage/state');
    expect(world.server.logged()).not.toContain(token);
    expect(JSON.stringify(await world.all(paths.stageLinks))).not.toContain(token);
  });

  test('cannot be guessed: an address that tries many is refused, and its valid screens go on', async () => {
    const token = await world.createLink();
    await world.ask(token);
    const answers: number[] = [];
    for (let n = 0; n < 62; n += 1) answers.push((await world.ask(`${'A'.repeat(20)}${n + 10}`)).status);
    expect(new Set(answers)).toEqual(new Set([404, 429]));
    expect((await world.ask(token)).status).toBe(200);
  });

  test.each([
    [{ name: ' ' }, 'Please say what the link is for.'],
    [{ stage: 'Nowhere' }, 'The festival has no stage Nowhere.'],
    [{ stage: null, canReport: false }, 'Choose at least one artist or set.'],
    [{ stage: null, artists: ['Kelp'] }, 'This link can’t report.'],
    [{ redMinutes: 11 }, 'Red comes no earlier than amber.'],
    [{ expiresAt: timestampFromMillis(evening) }, 'A link ends after now, and within a year.'],
  ])('with %j is not made', async (link, userMessage) => {
    await expect(world.createLink(link)).rejects.toMatchObject({ code: 'invalid-argument', userMessage });
  });

  const inDays = (days: number) => timestampFromMillis(evening + days * 24 * hour);
  const isLater = (data: Readonly<Record<string, unknown>>) =>
    (data['expiresAt'] as { seconds: number }).seconds === inDays(2).seconds;
});

describe('names', () => {
  const hide = (id: string, announcement: object) =>
    world.update(paths.event('f1', id), { announcement } as never);

  test.each([{ level: 'held' }, { level: 'name' }, { level: 'day' }, { level: 'time', tba: true }])(
    'of a set announced as %j are not on the screen of its stage',
    async (announcement) => {
      const token = await world.createLink();
      hide('b', announcement);
      const { text, body } = await world.ask(token);
      expect(body.view?.sets.map(({ name }) => name)).toEqual(['The Paper Herons', null, 'Glasswort']);
      expect(text).not.toContain('Owl');
    },
  );

  test('are shown where the maker of the link chose so', async () => {
    hide('b', { level: 'held' });
    const view = await world.view(await world.createLink({ showNames: true }));
    expect(view.sets[1]?.name).toBe('Owl Parade');
  });

  test('come with nothing that is private', async () => {
    world.update(paths.event('f1', 'b'), { status: 'replaced', replacedBy: 'Zqinstead' });
    const { text } = await world.ask(await world.createLink({ showNames: true }));
    expect(text).not.toMatch(/zq|harbour|monitor|robin|owl/iu);
  });
});

describe('a message', () => {
  const message = { type: 'message', stage: 'Lantern', text: ' Wrap up ', flash: true } as const;

  test('is shown on its stage alone, and replaces the one before', async () => {
    const [lantern, dune] = [await world.createLink(), await world.createLink({ stage: 'Dune' })];
    await world.change({ ...message, text: '5 minutes' });
    await world.change(message);
    expect((await world.view(lantern)).message).toMatchObject({
      text: 'Wrap up',
      flash: true,
      sentAt: evening,
    });
    expect((await world.view(dune)).message).toBeNull();
    await world.change({ type: 'clearMessage', stage: 'Lantern' });
    expect((await world.view(lantern)).message).toBeNull();
  });

  test('wakes the screen, which says when it was seen; the first time counts', async () => {
    const token = await world.createLink();
    const { version } = (await world.ask(token)).body;
    const held = world.ask(token, version);
    await new Promise(setImmediate);
    await world.change(message);
    const messageId = (await held).body.view?.message?.id ?? '';
    const seenAt = async () => (await world.all(paths.stageMessages('f1')))[0]?.data['seenAt'];
    expect(await seenAt()).toBeNull();
    expect((await world.post('/stage/seen', token, { messageId })).status).toBe(200);
    world.server.advance(minute);
    await world.post('/stage/seen', token, { messageId });
    expect(await seenAt()).toEqual(timestampFromMillis(evening));
  });

  test('is not seen by the screen of another stage', async () => {
    const dune = await world.createLink({ stage: 'Dune' });
    await world.change(message);
    const [sent] = await world.all(paths.stageMessages('f1'));
    await world.post('/stage/seen', dune, { messageId: sent?.id });
    expect((await world.all(paths.stageMessages('f1')))[0]?.data['seenAt']).toBeNull();
  });

  test.each([
    [{ text: ' ' }, 'Please write a message.'],
    [{ text: 'x'.repeat(81) }, 'A message may have at most 80 characters.'],
    [{ stage: 'Nowhere' }, 'The festival has no stage Nowhere.'],
  ])('with %j is refused', async (change, userMessage) => {
    await expect(world.change({ ...message, ...change })).rejects.toMatchObject({ userMessage });
  });
});

describe('a report', () => {
  const send = (token: string, change: object = {}) =>
    world.post('/stage/report', token, { ...report, ...change });
  const reports = async () => (await world.all(paths.stageReports('f1'))).map(({ data }) => data);

  test('is a request that changes nothing of the lineup', async () => {
    const token = await world.createLink();
    const before = await world.all(paths.events('f1'));
    expect((await send(token)).status).toBe(200);
    expect(await world.all(paths.events('f1'))).toEqual(before);
    expect(await reports()).toMatchObject([
      {
        kind: 'started',
        setId: 'a',
        stage: 'Lantern',
        state: 'open',
        automatic: false,
        linkName: 'Monitor at FOH',
      },
    ]);
    expect((await world.view(token)).report).toMatchObject({ kind: 'started', state: 'open', at: evening });
  });

  test('tells the stage manager what became of it, and is answered once', async () => {
    const token = await world.createLink();
    await send(token, { kind: 'moreTime', minutes: 10 });
    const [sent] = await world.all(paths.stageReports('f1'));
    const id = sent?.id ?? '';
    await world.change({ type: 'answer', id, state: 'declined' });
    expect((await world.view(token)).report).toMatchObject({ minutes: 10, state: 'declined' });
    await world.change({ type: 'answer', id, state: 'declined' });
    await expect(world.change({ type: 'answer', id, state: 'accepted' })).rejects.toMatchObject({
      userMessage: 'This report was answered already.',
    });
  });

  test('replaces an open one of the same set', async () => {
    const token = await world.createLink();
    await send(token, { kind: 'moreTime', minutes: 5 });
    world.server.advance(1000);
    await send(token, { kind: 'moreTime', minutes: 15 });
    expect((await reports()).map(({ minutes, state }) => [minutes, state])).toEqual([
      [5, 'superseded'],
      [15, 'open'],
    ]);
  });

  test('is limited in rate', async () => {
    const token = await world.createLink();
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await send(token)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  test.each([
    ['of another stage', { setId: 'c' }, 'Only sets of this stage and today can be reported.'],
    ['of another day', { setId: 'd' }, 'Only sets of this stage and today can be reported.'],
    ['of no set', { setId: 'x' }, 'Only sets of this stage and today can be reported.'],
    ['of another kind', { kind: 'cancelled' }, 'Not a report'],
    ['of other minutes', { kind: 'moreTime', minutes: 60 }, 'Not a report'],
    ['with more fields', { state: 'accepted' }, 'Not a report'],
  ])('%s is refused', async (_, change, message) => {
    const token = await world.createLink();
    const { status, body } = await send(token, change);
    expect([status, body]).toMatchObject([409, { code: 'refused', message }]);
    expect(await reports()).toEqual([]);
  });

  test('of what is recorded already is refused', async () => {
    const token = await world.createLink();
    world.update(paths.event('f1', 'a'), { actualStart: timestampFromMillis(evening) });
    expect((await send(token)).body).toMatchObject({ message: 'This is recorded already.' });
  });

  test('by a link that only shows is refused', async () => {
    const token = await world.createLink({ canReport: false });
    expect((await send(token)).body).toMatchObject({ message: 'This link can’t report.' });
  });

  test('that is too long, or no JSON, is refused', async () => {
    const token = await world.createLink();
    expect((await world.post('/stage/report', token, 'x'.repeat(1025))).status).toBe(413);
    expect((await world.post('/stage/report', token, '{')).status).toBe(409);
    expect((await world.request('/stage/report', token)).status).toBe(404);
    expect((await world.post('/stage/other', token, {})).status).toBe(404);
  });

  test('is one of the last ten that a link stores', async () => {
    const { provider } = world.server.rooms;
    const link = await stageLinkOf(provider, await world.createLink(), evening);
    if (link === null) throw new Error('There is no link.');
    for (let n = 0; n < 12; n += 1) {
      world.server.advance(1000);
      await reportByLink(provider, link, { setId: 'a', kind: 'moreTime', minutes: n < 2 ? 5 : 10 }, evening);
    }
    expect((await reports()).map(({ minutes }) => minutes)).toEqual(Array.from({ length: 10 }, () => 10));
  });
});

describe('where the festival accepts reports', () => {
  beforeEach(() => world.update(paths.festival('f1'), { acceptReports: true }));
  const send = (token: string, change: object = {}) =>
    world.post('/stage/report', token, { ...report, ...change });

  test('a start and an end are recorded as changes of who made the link', async () => {
    const token = await world.createLink();
    await send(token);
    world.server.advance(10 * minute);
    await send(token, { kind: 'ended' });
    const set = await world.server.rooms.provider.documents.get(paths.event('f1', 'a'));
    expect(set?.data).toMatchObject({
      actualStart: timestampFromMillis(evening),
      actualEnd: timestampFromMillis(evening + 10 * minute),
    });
    const changes = await world.all(paths.changes('f1'));
    expect(changes.map(({ data }) => data)).toMatchObject([
      { by, kind: 'setsEdited', edits: [{ id: 'a', before: {}, after: { actualStart: {} } }] },
      { by, kind: 'setsEdited', edits: [{ id: 'a', before: {}, after: { actualEnd: {} } }] },
    ]);
    expect((await world.view(token)).report).toMatchObject({ kind: 'ended', state: 'accepted' });
  });

  test('more time is asked for all the same', async () => {
    const token = await world.createLink();
    await send(token, { kind: 'moreTime', minutes: 10 });
    expect((await world.view(token)).report).toMatchObject({ state: 'open' });
    expect(await world.all(paths.changes('f1'))).toEqual([]);
  });
});
