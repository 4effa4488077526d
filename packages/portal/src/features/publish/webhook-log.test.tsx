// @vitest-environment jsdom
import { paths, publishMessages, publishPageMessages, timestampFromMillis } from '@lineup/domain';
import { webhookProblems, type WebhookDeliveryData, type WebhookResult } from '@lineup/domain/release';
import { ProviderError, type DocumentData } from '@lineup/provider';
import { webhookDeliveryData } from '@lineup/provider/sample-documents';
import { startBackend, type Backend } from '@lineup/provider-embedded/testing';
import { createServices } from '@lineup/services';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { lineupDocuments, setsOf } from '../../testing/stored-lineup.ts';

const rows = setsOf([['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00']]);
/** June 1, noon in Vancouver. */
const noon = Date.UTC(2026, 5, 1, 19);
const at = (minutes: number) => timestampFromMillis(noon + minutes * 60_000);
const attempt = (result: WebhookResult, minutes = 0) => ({ at: at(minutes), result });
const releaseText = publishPageMessages.releases.number;

/** A published lineup with a webhook, two hours after these deliveries of releases 1, 2 and so on. */
async function setUp(...deliveries: readonly Partial<WebhookDeliveryData>[]) {
  const send = vi.fn(() => Promise.resolve(200));
  const provider = startBackend({
    documents: lineupDocuments(rows),
    now: () => noon + 2 * 3_600_000,
    webhooks: { rule: () => true, send },
  });
  const { publishing } = createServices(provider, { now: () => noon, random: () => 0.5 });
  const release = { releaseId: 'r0', ticked: null, at: null, slug: 'salt', expectedConflicts: 0 };
  await publishing.publish('f1', release);
  await publishing.setWebhook('f1', 'https://hooks.example/lineup');
  const times = { created_at: at(0), updated_at: at(0), startedAt: at(0) };
  deliveries.forEach((delivery, place) => {
    const data = { ...webhookDeliveryData(), number: place + 1, ...times, ...delivery } as DocumentData;
    provider.stored.putUnchecked(paths.webhookDelivery('f1', `d${place + 1}`), data);
  });
  return { provider, send };
}

type User = ReturnType<typeof open>['user'];
const open = (provider: Backend) => renderPortal('/festival/f1/publish', { provider });
const log = () => screen.findByRole('list', { name: 'Deliveries' });
const sendAgain = (release: number) =>
  screen.findByRole('button', { name: `Send Again: ${releaseText(release)}` });
const roundOf = (provider: Backend, id: string) =>
  provider.stored.read(paths.webhookDelivery('f1', id))?.['round'];

it('says that a webhook was not called yet', async () => {
  const { provider } = await setUp();
  open(provider);
  expect(await screen.findByText('Not called yet.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Deliveries' })).toBeNull();
});

it('lists nothing without a webhook', async () => {
  const { provider } = await setUp();
  const { publishing } = createServices(provider, { now: () => noon, random: () => 0.5 });
  await publishing.setWebhook('f1', null);
  open(provider);
  await screen.findByRole('textbox', { name: publishPageMessages.webhook.label });
  expect(screen.queryByText('Deliveries')).toBeNull();
});

it.each<[string, Partial<WebhookDeliveryData>, string, string]>([
  ['before the first attempt', { state: 'waiting', tries: 0, attempts: [] }, 'Sending', 'It is being sent.'],
  ['during an attempt', { state: 'sending', attempts: [attempt(500)] }, 'Sending', 'It is being sent.'],
  [
    'between two attempts',
    { state: 'waiting', nextAt: at(150), attempts: [attempt(200, -90), attempt(500)] },
    'Not received',
    'Answer 500. Next attempt on Mon, Jun 1, 2026, 2:30 PM.',
  ],
  [
    'after it was received',
    { attempts: [attempt(204)] },
    'Received',
    'Received on Mon, Jun 1, 2026, 12:00 PM.',
  ],
  [
    'after a day',
    { state: 'failed', attempts: [attempt(302)] },
    'Given up',
    'Answer 302: a redirect is not followed. There are no more attempts: a day has passed.',
  ],
  [
    'after the webhook was changed',
    { state: 'ended', attempts: [] },
    'Ended',
    'The webhook was changed before this was received.',
  ],
])('says how far a delivery has come: %s', async (_, delivery, state, text) => {
  const { provider } = await setUp(delivery);
  open(provider);
  const [item] = within(await log()).getAllByRole('listitem');
  expect(within(item!).getByRole('heading').textContent).toBe(`${releaseText(1)}${state}`);
  expect(within(item!).getByText(text)).toBeTruthy();
});

it('lists each attempt with its time and result, in words', async () => {
  const attempts = [
    attempt(500),
    attempt(301, 1),
    ...webhookProblems.map((problem, n) => attempt(problem, n + 2)),
  ];
  const { provider } = await setUp({ state: 'failed', attempts });
  const { user, container } = open(provider);
  await user.click(await screen.findByText('6 attempts'));
  const words = [
    'Answer 500',
    'Answer 301: a redirect is not followed',
    'No answer in time',
    'The server could not be reached',
    'The server has no valid certificate',
    'The address is not on the public internet',
  ];
  const shown = within(await log())
    .getAllByRole('listitem')
    .slice(1);
  expect(shown.map(({ textContent }) => textContent)).toEqual(
    words.map((word, minutes) => `Mon, Jun 1, 2026, 12:0${minutes}:00 PM: ${word}`),
  );
  await expectAccessible(container);
});

it('lists the latest releases first, and the earlier ones when asked', async () => {
  const { provider } = await setUp(...Array.from({ length: 7 }, () => ({})));
  const { user } = open(provider);
  const names = async () =>
    within(await log())
      .getAllByRole('heading')
      .map(({ textContent }) => Number.parseInt(textContent.replace(/\D+/u, ''), 10));
  expect(await names()).toEqual([7, 6, 5, 4, 3]);
  await user.click(screen.getByRole('button', { name: '2 earlier deliveries' }));
  expect(await names()).toEqual([7, 6, 5, 4, 3, 2, 1]);
});

it.each([
  ['clicks', (user: User, button: HTMLElement) => user.dblClick(button)],
  ['presses of a key', (user: User) => user.keyboard('{Enter}{Enter}')],
])('sends again, once for two %s', async (_, press) => {
  const { provider, send } = await setUp({ state: 'failed', attempts: [attempt('timeout')] });
  const { user } = open(provider);
  const button = await sendAgain(1);
  button.focus();
  await press(user, button);
  expect(await screen.findByText('Sending release 1 again')).toBeTruthy();
  await within(await log()).findByText('Received');
  expect(await screen.findByText('2 attempts')).toBeTruthy();
  expect(send).toHaveBeenCalledTimes(1);
  expect(roundOf(provider, 'd1')).toBe(2);
});

it('leaves the keyboard where something was sent again', async () => {
  const { provider } = await setUp({});
  const { user } = open(provider);
  const button = await sendAgain(1);
  button.focus();
  await user.keyboard('{Enter}');
  await screen.findByText('2 attempts');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('says why it was not sent again, and the next press sends it', async () => {
  const { provider, send } = await setUp({}, { state: 'ended', attempts: [] });
  const { user } = open(provider);
  const button = await sendAgain(2);
  const failing = vi.spyOn(provider.functions, 'call').mockRejectedValue(new ProviderError('internal'));
  await user.click(button);
  const failure = () => within(button.closest('li')!).findByRole('alert');
  expect((await failure()).textContent).toBe('This could not be sent again. Please try again.');
  const refused = { userMessage: publishMessages.deliveryGone };
  failing.mockRejectedValue(new ProviderError('not-found', publishMessages.deliveryGone, refused));
  await user.click(button);
  await waitFor(async () => expect((await failure()).textContent).toBe(publishMessages.deliveryGone));
  expect(send).not.toHaveBeenCalled();
  failing.mockRestore();
  await user.click(button);
  await screen.findByText('Sending release 2 again');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(within(button.closest('li')!).queryByRole('alert')).toBeNull();
});

it('says that the list could not be loaded, and loads it when asked', async () => {
  const { provider } = await setUp({});
  const watch = provider.documents.watch.bind(provider.documents);
  const failing = vi.spyOn(provider.documents, 'watch').mockImplementation((query, onNext, onError) => {
    if (!query.collection.endsWith('/webhookDeliveries')) return watch(query, onNext, onError);
    queueMicrotask(() => onError(new ProviderError('unavailable')));
    return () => undefined;
  });
  const { user } = open(provider);
  const section = within(await screen.findByRole('region', { name: publishPageMessages.webhook.title }));
  const again = await section.findByRole('button', { name: publishPageMessages.tryAgain });
  failing.mockRestore();
  await user.click(again);
  expect((await log()).children).toHaveLength(1);
});
