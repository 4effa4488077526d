import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAdministration } from '../auth/administration.ts';
import { createTestServer } from '../testing/test-server.ts';
import { logOperatorEvents } from './operator-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const email = 'ada@festival.example';

/** A server with an account, the operators' commands for it, and the logged events. */
function start() {
  const { rooms, addPerson } = createTestServer();
  addPerson(email, { phone: '+12125550123' });
  const { auth, documents, metrics } = rooms;
  const administration = createAdministration({ auth, documents });
  const logged: object[] = [];
  const watch = () =>
    logOperatorEvents({ documents, metrics, log: { info: (line: object) => void logged.push(line) } });
  return { administration, logged, watch, counted: () => [...metrics.securityEvents.samples()] };
}

test('commands of operators are logged and counted once, without the account', async () => {
  const { administration, logged, watch, counted } = start();
  const end = watch();
  await administration.resetPhone(email);
  vi.advanceTimersByTime(60_000);
  await administration.revoke(email);
  vi.advanceTimersByTime(180_000);
  expect(logged).toEqual([
    { event: 'access-changed', reason: 'resetPhone' },
    { event: 'access-changed', reason: 'revoke' },
  ]);
  expect(counted()).toEqual([{ labels: { event: 'access-changed' }, value: 2 }]);
  end();
});

test('what was done before the start is not logged again', async () => {
  const { administration, logged, watch } = start();
  await administration.revoke(email);
  const end = watch();
  vi.advanceTimersByTime(60_000);
  expect(logged).toEqual([]);
  end();
});
