import { ProviderError } from '@lineup/provider';
import { expect, test, vi } from 'vitest';
import { startBackend } from '@lineup/provider-embedded/testing';
import { createConnection, withConnection } from './connection.ts';
import { createWindowHold } from './window-hold.ts';

test('a request that does not arrive makes the provider unreachable, an answered one reachable again', async () => {
  const provider = startBackend();
  const connection = createConnection(Date.now);
  const listener = vi.fn();
  connection.subscribe(listener);
  const { documents } = withConnection(provider, connection, createWindowHold(new EventTarget()));

  provider.failWith(new ProviderError('unavailable'));
  await expect(documents.get('festivals/f1')).rejects.toThrow('unavailable');
  expect(connection.get()).toBe('unreachable');

  provider.failWith(null);
  await documents.get('festivals/f1');
  expect(connection.get()).toBe('online');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a refusal is an answer', async () => {
  const provider = startBackend();
  const connection = createConnection(Date.now);
  provider.failWith(new ProviderError('permission-denied'));
  await expect(
    withConnection(provider, connection, createWindowHold(new EventTarget())).documents.get('festivals/f1'),
  ).rejects.toThrow('permission-denied');
  expect(connection.get()).toBe('online');
});

test('a watch that ends for want of a connection says so', async () => {
  const provider = startBackend();
  const connection = createConnection(Date.now);
  provider.failWith(new ProviderError('unavailable'));
  await new Promise((resolve) => {
    withConnection(provider, connection, createWindowHold(new EventTarget())).documents.watchDocument(
      'festivals/f1',
      () => undefined,
      resolve,
    );
  });
  expect(connection.get()).toBe('unreachable');
});

test('a machine without a network is offline, whatever was answered before', () => {
  const connection = createConnection(Date.now);
  connection.noteNetwork(false);
  expect(connection.get()).toBe('offline');
  connection.note(false);
  connection.noteNetwork(true);
  expect(connection.get()).toBe('unreachable');
});

test('what is seen is as of when the connection was lost, in whatever way that goes on', () => {
  let time = 1000;
  const connection = createConnection(() => time);
  expect(connection.lostAt()).toBeNull();
  connection.noteNetwork(false);
  time = 2000;
  connection.note(false);
  connection.noteNetwork(true);
  expect([connection.get(), connection.lostAt()]).toEqual(['unreachable', 1000]);
  connection.note(true);
  expect(connection.lostAt()).toBeNull();
  time = 3000;
  connection.note(false);
  expect(connection.lostAt()).toBe(3000);
});
