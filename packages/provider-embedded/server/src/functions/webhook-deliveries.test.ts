import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@lineup/domain';
import { webhookDeliverySchema } from '@lineup/domain/release';
import { changePublication, publishLineup, anyWebhooks } from '@lineup/functions';
import { createWebhookSender } from '@lineup/functions/node';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from '../../../testing/server-under-test.ts';
import { openDatabase } from '../database/open.ts';
import { createEvent, createFestival, frozenClock } from '../documents/testing/fixtures.ts';

const minute = 60_000;
const by = { id: 'admin', email: 'admin@festival.example' };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineup-webhooks-'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** A local receiver: what it was sent, and its next responses; null for none. */
async function receiver() {
  const calls: { readonly id: string; readonly number: number }[] = [];
  let status: number | null = 500;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const { id, release } = JSON.parse(body) as { id: string; release: { number: number } };
      expect(request.headers['x-lineup-delivery']).toBe(id);
      calls.push({ id, number: release.number });
      if (status !== null) response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const answerWith = (next: number | null) => {
    status = next;
  };
  return { calls, url, answerWith };
}

/** A server on the database and the files of the previous one. */
function start(clock: ReturnType<typeof frozenClock>) {
  const server = startServer({
    clock: clock.now,
    db: openDatabase(join(folder, 'portal.db')),
    folder,
    webhooks: { rule: anyWebhooks, send: createWebhookSender({ anywhere: true, timeoutMs: 20_000 }) },
  });
  const { documents, provider, releaseJobs } = server.rooms;
  const publish = (releaseId: string) =>
    publishLineup(
      provider,
      { festivalId: 'f1', releaseId, ticked: null, at: null, slug: 'salt', expectedConflicts: 0 },
      { by, now: clock.now, onPublished: releaseJobs.onPublished },
    );
  const setWebhook = (url: string) =>
    changePublication(
      provider,
      { festivalId: 'f1', action: { type: 'webhook', url } },
      { by, now: clock.now, webhookRule: anyWebhooks },
    );
  return {
    ...server,
    publish,
    setWebhook,
    /** The check that runs every second. */
    look: () => vi.advanceTimersByTimeAsync(1000),
    deliveries: () =>
      documents
        .query({ collection: paths.webhookDeliveries('f1') })
        .map(({ data }) => webhookDeliverySchema.parse(data))
        .toSorted((a, b) => a.number - b.number),
  };
}

/** A server with a published lineup, and a webhook added afterwards. */
async function published(url: string) {
  const clock = frozenClock();
  const server = start(clock);
  server.rooms.documents.commit([createFestival(), createEvent('a')]);
  await server.publish('r1');
  await server.setWebhook(url);
  await server.rooms.releaseJobs.start();
  return { clock, server };
}

test('what a receiver refuses is sent again, also after a restart, and a newer release at once', async () => {
  const { calls, url, answerWith } = await receiver();
  const { clock, server } = await published(url);
  await server.publish('r2');
  await vi.waitFor(() => expect(server.deliveries()).toMatchObject([{ state: 'waiting', tries: 1 }]));
  clock.advance(2000);
  await server.look();
  await vi.waitFor(() => expect(server.deliveries()).toMatchObject([{ state: 'waiting', tries: 2 }]));
  await server.stop();
  expect(calls).toHaveLength(2);

  answerWith(204);
  clock.advance(minute);
  const next = start(clock);
  await next.rooms.releaseJobs.start();
  await vi.waitFor(() => expect(next.deliveries()).toMatchObject([{ state: 'delivered', tries: 3 }]));
  await next.publish('r3');
  await vi.waitFor(() => expect(next.deliveries()).toMatchObject([{}, { state: 'delivered', tries: 1 }]));
  expect(calls.map(({ number }) => number)).toEqual([2, 2, 2, 3]);
  expect(new Set(calls.map(({ id }) => id)).size).toBe(2);
  clock.advance(48 * 60 * minute);
  await next.look();
  await next.stop();
  expect(calls).toHaveLength(4);
  expect(next.logged()).not.toContain('could not be published');
});

test('what a killed server was sending is sent by the next, and a server that was down for days tries once more', async () => {
  const { calls, url, answerWith } = await receiver();
  const { clock, server } = await published(url);
  answerWith(null);
  await server.publish('r2');
  await vi.waitFor(() => expect(calls).toHaveLength(1));

  // The first server never gets a response, as if it had been killed.
  const next = start(clock);
  await next.rooms.releaseJobs.start();
  await next.look();
  expect(calls).toHaveLength(1);
  answerWith(500);
  clock.advance(minute);
  await next.look();
  await vi.waitFor(() => expect(next.deliveries()).toMatchObject([{ state: 'waiting', tries: 1 }]));
  expect(calls[1]).toEqual(calls[0]);
  await next.stop();

  clock.advance(5 * 24 * 60 * minute);
  const last = start(clock);
  await last.rooms.releaseJobs.start();
  await vi.waitFor(() => expect(last.deliveries()).toMatchObject([{ state: 'failed', tries: 2 }]));
  expect(calls).toHaveLength(3);
  await last.stop();
  server.db.close();
});
