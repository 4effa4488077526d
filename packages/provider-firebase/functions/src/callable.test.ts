import type { CallableRequest } from 'firebase-functions/https';
import { beforeEach, expect, test, vi } from 'vitest';

const { logged } = vi.hoisted(() => ({ logged: [] as unknown[][] }));
vi.mock('firebase-functions/logger', () => ({ error: (...entry: unknown[]) => logged.push(entry) }));
beforeEach(() => {
  logged.length = 0;
});

// Another file may have loaded it with the real log.
vi.resetModules();
const { ProviderError } = await import('@lineup/provider');
const { callable } = await import('./callable.ts');

/** Calls a function whose work has this result. */
function call(work: () => Promise<unknown>): Promise<unknown> {
  const rawRequest: unknown = { header: () => undefined };
  const request = { data: {}, rawRequest, acceptsStreaming: false } as CallableRequest;
  return callable('festivalStats', {}, work).run(request);
}

test('answers what the work answers', async () => {
  await expect(call(() => Promise.resolve({ success: true }))).resolves.toEqual({ success: true });
});

test('tells a refusal with its details and does not log it', async () => {
  const refusal = new ProviderError('failed-precondition', 'internal words', {
    userMessage: 'Row 3: no time',
  });
  await expect(call(() => Promise.reject(refusal))).rejects.toMatchObject({
    code: 'failed-precondition',
    message: 'festivalStats: failed-precondition',
    details: {
      code: 'failed-precondition',
      userMessage: 'Row 3: no time',
      fields: [],
      retryAfterSeconds: null,
    },
  });
  expect(logged).toEqual([]);
});

test('reports an unexpected failure as internal only, and logs it', async () => {
  await expect(call(() => Promise.reject(new TypeError('x is not a function')))).rejects.toMatchObject({
    code: 'internal',
    message: 'festivalStats: internal',
    details: { code: 'internal', userMessage: null },
  });
  expect(JSON.stringify(logged)).toContain('x is not a function');
});

test('logs that a service does not answer', async () => {
  const failure = new ProviderError('unavailable', 'Firestore does not answer');
  await expect(call(() => Promise.reject(failure))).rejects.toMatchObject({ code: 'unavailable' });
  expect(JSON.stringify(logged)).toContain('Firestore does not answer');
});
