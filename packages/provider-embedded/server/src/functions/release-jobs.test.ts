import { paths, timestampFromMillis } from '@lineup/domain';
import { anyWebhooks, changePublication, publishLineup, type SendWebhook } from '@lineup/functions';
import { ProviderError } from '@lineup/provider';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEvent, createFestival, startOfTests } from '../documents/testing/fixtures.ts';
import { createReleaseJobs } from './release-jobs.ts';
import { jobWorld } from './testing/fixtures.ts';

const by = { id: 'admin', email: 'admin@festival.example' };
const minute = 60_000;

function world() {
  const made = jobWorld();
  const { documents, provider, clock } = made;
  documents.commit([createFestival(), createEvent('a')]);
  const errors: unknown[] = [];
  const sendWebhook = vi.fn<SendWebhook>(() => Promise.resolve(200));
  const jobs = () =>
    createReleaseJobs({
      provider,
      now: clock.now,
      onError: (error) => errors.push(error),
      sendWebhook,
      origin: 'https://lineup.example',
    });
  const request = { festivalId: 'f1', ticked: null, slug: 'salt', expectedConflicts: 0 };
  const plan = (releaseId: string, at: number | null) =>
    publishLineup(
      provider,
      { ...request, releaseId, at: at === null ? null : timestampFromMillis(startOfTests + at) },
      { by, now: clock.now },
    );
  const number = () => documents.get(paths.publication('f1'))?.data['number'];
  const setWebhook = () =>
    changePublication(
      provider,
      { festivalId: 'f1', action: { type: 'webhook', url: 'https://hooks.example/' } },
      { by, now: clock.now, webhookRule: anyWebhooks },
    );
  return { ...made, errors, sendWebhook, jobs, plan, number, setWebhook };
}

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout', 'performance'],
    }),
);
afterEach(() => void vi.useRealTimers());

test('what was missed is published at the start, and what is due within a second of its time', async () => {
  const { jobs, plan, number, clock } = world();
  await plan('r1', minute);
  await plan('r2', 5 * minute);
  clock.advance(2 * minute);
  const running = jobs();
  await running.start();
  expect(number()).toBe(1);
  clock.advance(3 * minute);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(number()).toBe(2));
  await running.close();
});

test('after its end nothing is published', async () => {
  const { jobs, plan, number, clock } = world();
  await plan('r1', minute);
  const running = jobs();
  await running.start();
  await running.close();
  clock.advance(minute);
  await vi.advanceTimersByTimeAsync(5000);
  expect(number()).toBe(0);
  await running.start();
  expect(number()).toBe(0);
});

test('a failure is told, and not every second again', async () => {
  const { jobs, plan, provider, clock, errors, number } = world();
  await plan('r1', minute);
  clock.advance(minute);
  const write = vi.spyOn(provider.files, 'write').mockRejectedValue(new ProviderError('storage-full'));
  const running = jobs();
  await running.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(errors).toHaveLength(1);
  write.mockRestore();
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(number()).toBe(1));
  await running.close();
});

test('a webhook is called for what is published, by whomever', async () => {
  const { jobs, plan, setWebhook, sendWebhook, clock } = world();
  await plan('r0', null);
  await setWebhook();
  await plan('r1', minute);
  const running = jobs();
  await running.start();
  expect(sendWebhook).not.toHaveBeenCalled();
  clock.advance(minute);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(sendWebhook).toHaveBeenCalledTimes(1));
  await plan('r2', null);
  running.onPublished('f1');
  await vi.waitFor(() => expect(sendWebhook).toHaveBeenCalledTimes(2));
  await running.close();
});

test('a webhook that was not received is called again, and its failures are reported at intervals', async () => {
  const { jobs, plan, setWebhook, sendWebhook, provider, clock, documents, errors } = world();
  await plan('r0', null);
  await setWebhook();
  sendWebhook.mockResolvedValue('timeout');
  await plan('r1', null);
  const running = jobs();
  await running.start();
  const state = () => documents.query({ collection: paths.webhookDeliveries('f1') })[0]?.data['state'];
  await vi.waitFor(() => expect(state()).toBe('waiting'));
  const query = vi.spyOn(provider.documents, 'query').mockRejectedValue(new ProviderError('internal'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(errors).toHaveLength(2);
  query.mockRestore();
  sendWebhook.mockResolvedValue(200);
  clock.advance(minute);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(state()).toBe('delivered'));
  expect(sendWebhook).toHaveBeenCalledTimes(2);
  await running.close();
  running.onPublished('f1');
  expect(sendWebhook).toHaveBeenCalledTimes(2);
});
