import { paths, publishMessages, timestampFromMillis } from '@lineup/domain';
import { ProviderError, type PreviewLinkAction } from '@lineup/provider';
import { describe, expect, test, vi } from 'vitest';
import { sha256 } from '../hashing.ts';
import { changePreviewLinks, previewOf } from './preview-links.ts';
import { hour, minute, namesIn, releaseWorld, startOfTests } from './testing/release-world.ts';

type NewLink = Extract<PreviewLinkAction, { readonly type: 'create' }>;

async function world() {
  const made = await releaseWorld();
  const { provider, around } = made;
  const change = (action: PreviewLinkAction) =>
    changePreviewLinks(provider, { festivalId: 'f1', action }, around);
  const create = async (link: Partial<NewLink> = {}) => {
    const usual = { name: 'For the printers', stages: [], showNames: true, expiresAt: after(24 * hour) };
    const { token = '' } = await change({ type: 'create', ...usual, ...link });
    return { token, id: await sha256(token) };
  };
  const look = (token: string) => previewOf(provider, token, made.now());
  const stored = (id: string) => made.stored.read(paths.previewLink(id));
  return { ...made, change, create, look, link: stored };
}
const after = (milliseconds: number) => timestampFromMillis(startOfTests + milliseconds);

test('a link shows the draft as it is', async () => {
  const { create, look, update, link } = await world();
  const { token, id } = await create({ name: ' For the printers ' });
  expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/u);
  expect(link(id)).toMatchObject({
    name: 'For the printers',
    by: { email: 'robin@festival.example' },
    lastUsedAt: null,
    revokedAt: null,
  });
  expect(namesIn(await look(token))).toEqual(['The Paper Herons', 'Owl Parade']);
  await update(paths.event('f1', 'a'), { artistName: 'Kelp' });
  expect(namesIn(await look(token))).toEqual(['Kelp', 'Owl Parade']);
});

test('it hides what its maker has hidden', async () => {
  const { create, look, update } = await world();
  await update(paths.event('f1', 'b'), { stage: 'Dune' });
  const { token } = await create({ showNames: false, stages: ['Lantern', 'Lantern'] });
  const shown = await look(token);
  expect(namesIn(shown)).toEqual([null]);
  expect(JSON.stringify(shown)).not.toMatch(/Heron|Owl|Dune/u);
});

test('its token is stored nowhere', async () => {
  const { create, stored } = await world();
  const { token } = await create();
  expect(JSON.stringify(stored.paths().map((path) => stored.read(path)))).not.toContain(token);
});

test('its last use is noted, once a minute at most', async () => {
  const { create, look, link, advance } = await world();
  const { token, id } = await create();
  await look(token);
  advance(minute - 1);
  await look(token);
  expect(link(id)).toMatchObject({ lastUsedAt: after(0) });
  advance(1);
  await look(token);
  expect(link(id)).toMatchObject({ lastUsedAt: after(minute) });
});

test('it can be looked at while nothing can be written; what is broken is told', async () => {
  const { create, provider, now } = await world();
  const { token } = await create();
  const commit = vi.spyOn(provider.documents, 'commit');
  commit.mockRejectedValueOnce(new ProviderError('storage-full'));
  await expect(previewOf(provider, token, now())).resolves.toMatchObject({ state: 'published' });
  commit.mockRejectedValueOnce(new Error('broken'));
  await expect(previewOf(provider, token, now())).rejects.toThrow('broken');
});

describe('nothing is shown', () => {
  test('to who has no token, or another', async () => {
    const { look, create } = await world();
    const { token, id } = await create();
    for (const wrong of ['', 'x', id, `${token}x`, 'AAAAAAAAAAAAAAAAAAAAAA', '../../f1']) {
      expect(await look(wrong)).toBeNull();
    }
  });

  test('after its end, and once it is revoked', async () => {
    const { create, look, advance, change, link } = await world();
    const revoked = await create();
    const { token } = await create();
    await change({ type: 'revoke', id: revoked.id });
    const { revokedAt } = link(revoked.id) ?? {};
    advance(minute);
    await change({ type: 'revoke', id: revoked.id });
    expect(link(revoked.id)).toMatchObject({ revokedAt });
    expect(await look(revoked.token)).toBeNull();
    expect(await look(token)).not.toBeNull();
    advance(24 * hour - minute);
    expect(await look(token)).toBeNull();
  });

  test('of a festival that is gone; a damaged one is told of', async () => {
    const { create, look, write, stored } = await world();
    const { token } = await create();
    stored.putUnchecked(paths.event('f1', 'a'), { artistName: 'Kelp' });
    await expect(look(token)).rejects.toMatchObject({ userMessage: publishMessages.setsUnreadable(1) });
    await write({ type: 'delete', path: paths.festival('f1') });
    expect(await look(token)).toBeNull();
  });
});

test('a link of another festival is none of this one', async () => {
  const { create, provider, around } = await world();
  const { id } = await create();
  const action = { type: 'revoke', id } as const;
  await expect(changePreviewLinks(provider, { festivalId: 'f2', action }, around)).rejects.toMatchObject({
    code: 'not-found',
    userMessage: 'There is no such preview link.',
  });
});

test.each<[Partial<NewLink>, string]>([
  [{ name: ' ' }, 'Please say who the link is for.'],
  [{ name: 'n'.repeat(121) }, 'This may have at most 120 characters.'],
  [{ expiresAt: after(0) }, 'A preview link ends after now, and within a year.'],
  [{ expiresAt: after(367 * 24 * hour) }, publishMessages.linkExpiry],
  [{ stages: ['Lantern', 'Nowhere'] }, 'The festival has no stage Nowhere.'],
])('%j is refused', async (link, userMessage) => {
  const { create } = await world();
  await expect(create(link)).rejects.toMatchObject({ code: 'invalid-argument', userMessage });
});
