import { paths, timestampFromMillis } from '@lineup/domain';
import type { WebhookDelivery } from '@lineup/domain/release';
import { ProviderError } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it, vi } from 'vitest';
import type { ServiceError } from '../service-error.ts';
import { createServices } from '../services.ts';
import { givenEvent, givenFestival } from '../testing/factories.ts';
import type { NewRelease } from './publishing.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 0, 2);

function setUp(traits: Parameters<typeof startBackend>[0] = {}) {
  let time = start;
  const provider = startBackend({ now: () => (time += 1), ...traits });
  givenFestival(provider, 'f1');
  givenEvent(provider, 'f1', 'a');
  const { publishing } = createServices(provider, { now: () => start, random: () => 0.5 });
  const release = (change: Partial<NewRelease> = {}): NewRelease => ({
    releaseId: publishing.newReleaseId(),
    ticked: null,
    at: null,
    slug: 'salt-lantern',
    expectedConflicts: 0,
    ...change,
  });
  const publish = (change: Partial<NewRelease> = {}) => publishing.publish('f1', release(change));
  return { provider, publishing, publish };
}

/** The latest value of a watch, and a way to wait for values. */
function watched<T>(watch: (next: (found: T) => void, fail: (error: ServiceError) => void) => () => void) {
  const seen: T[] = [];
  const errors: ServiceError[] = [];
  const stop = watch(
    (found) => seen.push(found),
    (error) => errors.push(error),
  );
  return { stop, last: () => seen.at(-1), errors };
}

it('a lineup is compared, published, withdrawn, published again and renamed, and pages follow', async () => {
  const { publishing, publish } = setUp();
  const publication = watched<{ current: string | null; slug: string } | null>((next, fail) =>
    publishing.watchPublication('f1', next, fail),
  );
  const releases = watched<readonly { id: string; kind: string }[]>((next, fail) =>
    publishing.watchReleases('f1', next, fail),
  );
  await vi.waitFor(() => expect([publication.last(), releases.last()]).toEqual([null, []]));
  expect(await publishing.compare('f1')).toMatchObject({ sets: 1, suggestedSlug: 'salt-lantern' });

  const { releaseId, number } = await publish();
  expect(number).toBe(1);
  await vi.waitFor(() => expect(publication.last()).toMatchObject({ current: releaseId }));
  await publishing.withdraw('f1');
  await vi.waitFor(() => expect(publication.last()).toMatchObject({ current: null }));
  await publishing.republish('f1', releaseId);
  await publishing.rename('f1', 'salt');
  await vi.waitFor(() => expect(publication.last()).toMatchObject({ slug: 'salt' }));
  const kinds = () => releases.last()?.map(({ kind }) => kind);
  await vi.waitFor(() => expect(kinds()).toEqual(['republish', 'withdraw', 'publish']));
  publication.stop();
  releases.stop();
});

it('a release is planned, includes what was changed, and is cancelled', async () => {
  const { provider, publishing, publish } = setUp();
  const { releaseId, state } = await publish({ at: timestampFromMillis(start + hour) });
  expect(state).toBe('planned');
  const next = await publishing.includeChanges('f1', releaseId, { ticked: null, expectedConflicts: 0 });
  expect(next).not.toBe(releaseId);
  await publishing.cancelPlanned('f1', next);
  const states = [releaseId, next].map((id) => provider.stored.read(paths.release('f1', id))?.['state']);
  expect(states).toEqual(['cancelled', 'cancelled']);
});

it('a webhook and preview links come with what opens them, once', async () => {
  const { publishing, publish } = setUp();
  await publish();
  expect(await publishing.setWebhook('f1', 'https://hooks.example/')).toMatch(/^[\w-]{43}$/u);
  expect(await publishing.setWebhook('f1', null)).toBeNull();
  const links = watched<readonly { id: string; name: string; revokedAt: unknown }[]>((next, fail) =>
    publishing.watchPreviewLinks('f1', next, fail),
  );
  const link = { stages: [], showNames: true, expiresAt: timestampFromMillis(start + hour) };
  expect(await publishing.createPreviewLink('f1', { ...link, name: 'Press' })).toMatch(/^[\w-]{22}$/u);
  await publishing.createPreviewLink('f1', { ...link, name: 'Printers' });
  await vi.waitFor(() => expect(links.last()?.map(({ name }) => name)).toEqual(['Printers', 'Press']));
  await publishing.revokePreviewLink('f1', links.last()?.[0]?.id ?? '');
  await vi.waitFor(() => expect(links.last()?.[0]?.revokedAt).not.toBeNull());
  links.stop();
});

it('a webhook is sent a release as soon as it is out, and again', async () => {
  const send = vi.fn<(url: string, body: string) => Promise<number>>(() => Promise.resolve(200));
  const { provider, publishing, publish } = setUp({ webhooks: { rule: () => true, send } });
  await publish();
  await publishing.setWebhook('f1', 'https://hooks.example/');
  await publish();
  const deliveries = watched<readonly WebhookDelivery[]>((next, fail) =>
    publishing.watchDeliveries('f1', next, fail),
  );
  const received = { number: 2, state: 'delivered', attempts: [{ result: 200 }] };
  await vi.waitFor(() => expect(deliveries.last()).toMatchObject([received]));
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[1]).toContain('http://127.0.0.1:3000/lineup/salt-lantern');
  await publish();
  await vi.waitFor(() =>
    expect(deliveries.last()).toMatchObject([{ number: 3, state: 'delivered' }, received]),
  );
  provider.server.advance(hour);
  const [, earlier] = deliveries.last() ?? [];
  if (earlier === undefined) throw new Error('There is no earlier delivery');
  await publishing.sendAgain('f1', earlier);
  const again = {
    id: earlier.id,
    state: 'delivered',
    round: 2,
    attempts: [{ result: 200 }, { result: 200 }],
  };
  await vi.waitFor(() => expect(deliveries.last()?.[1]).toMatchObject(again));
  expect(send).toHaveBeenCalledTimes(3);
  deliveries.stop();
});

describe('a call that fails without a reason says what it could not do', () => {
  type Publishing = ReturnType<typeof setUp>['publishing'];
  const link = { name: 'x', stages: [], showNames: true, expiresAt: timestampFromMillis(start) };
  it.each<[string, (publishing: Publishing) => Promise<unknown>]>([
    [
      'The lineup could not be compared with what is published. Please try again.',
      (publishing) => publishing.compare('f1'),
    ],
    [
      'The lineup could not be published. What is public has not changed. Please try again.',
      (publishing) => publishing.republish('f1', 'r1'),
    ],
    [
      'The lineup could not be withdrawn. It is still public. Please try again.',
      (publishing) => publishing.withdraw('f1'),
    ],
    [
      'The scheduled release could not be changed. Please try again.',
      (publishing) => publishing.cancelPlanned('f1', 'r1'),
    ],
    [
      'The scheduled release could not be changed. Please try again.',
      (publishing) => publishing.includeChanges('f1', 'r1', { ticked: null, expectedConflicts: 0 }),
    ],
    ['The address could not be changed. Please try again.', (publishing) => publishing.rename('f1', 'x')],
    [
      'The webhook could not be changed. Please try again.',
      (publishing) => publishing.setWebhook('f1', null),
    ],
    [
      'This could not be sent again. Please try again.',
      (publishing) => publishing.sendAgain('f1', { id: 'd1', round: 1 }),
    ],
    [
      'The preview link could not be changed. Please try again.',
      (publishing) => publishing.createPreviewLink('f1', link),
    ],
    [
      'The preview link could not be changed. Please try again.',
      (publishing) => publishing.revokePreviewLink('f1', 'x'),
    ],
  ])('%s', async (text, call) => {
    const { publishing } = setUp({ call: () => Promise.reject(new ProviderError('internal')) });
    await expect(call(publishing)).rejects.toMatchObject({ name: 'ServiceError', message: text });
  });

  it('What is published could not be loaded. Please try again.', async () => {
    const { provider, publishing } = setUp();
    provider.failWith(new ProviderError('internal'));
    const watches = [
      watched((next, fail) => publishing.watchPublication('f1', next, fail)),
      watched((next, fail) => publishing.watchReleases('f1', next, fail)),
      watched((next, fail) => publishing.watchPreviewLinks('f1', next, fail)),
    ];
    await vi.waitFor(() => expect(watches.flatMap(({ errors }) => errors)).toHaveLength(3));
    for (const { errors } of watches) {
      expect(errors[0]?.message).toBe('What is published could not be loaded. Please try again.');
    }
  });
});

it('what the server says in words is told as it is', async () => {
  const { publish } = setUp();
  await expect(publish({ expectedConflicts: 3 })).rejects.toMatchObject({
    code: 'failed-precondition',
    message: 'The lineup has changed: it has no open conflicts now. Please check it again.',
  });
  await expect(publish({ slug: '' })).rejects.toThrow('Please choose the address of the public page.');
  await expect(publish({ slug: 'Salt' })).rejects.toThrow(
    'An address has at most 80 lowercase letters (a to z), digits and hyphens, and begins and ends with a letter or a digit.',
  );
  await expect(publish({ at: timestampFromMillis(0) })).rejects.toThrow(
    'This time has passed. Please choose a later one, or publish now.',
  );
  await expect(publish({ at: timestampFromMillis(start + 24 * 1000 * hour) })).rejects.toThrow(
    'A release can be scheduled at most two years ahead.',
  );
});
