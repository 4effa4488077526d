import { paths } from '@lineup/domain';
import { startBackend } from '@lineup/provider-embedded/testing';
import { expect, test } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import { createConnection, withConnection } from './connection.ts';
import { createWindowHold } from './window-hold.ts';

/** Returns true if the browser would ask before closing this window. */
const asks = (window: EventTarget) => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the window is held until the last of what is under way has ended, be it in failure', async () => {
  const window = new EventTarget();
  const hold = createWindowHold(window);
  const [first, second] = [deferred<string>(), deferred<string>()];
  expect(asks(window)).toBe(false);
  const works = [hold.during(first.promise), hold.during(second.promise)];
  expect(asks(window)).toBe(true);
  first.resolve('stored');
  expect(await works[0]).toBe('stored');
  expect(asks(window)).toBe(true);
  second.reject(new Error('refused'));
  await expect(works[1]).rejects.toThrow('refused');
  expect(asks(window)).toBe(false);
});

test('a commit holds it, what is read does not', async () => {
  const window = new EventTarget();
  const provider = startBackend();
  const { documents } = withConnection(provider, createConnection(Date.now), createWindowHold(window));
  const read = documents.get(paths.festival('f1'));
  expect(asks(window)).toBe(false);
  await read;
  const commit = documents.commit([]);
  expect(asks(window)).toBe(true);
  await commit;
  expect(asks(window)).toBe(false);
});
