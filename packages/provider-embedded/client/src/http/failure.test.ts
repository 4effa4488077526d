import { describe, expect, it } from 'vitest';
import { failureFrom } from './failure.ts';

describe('the failure an answer tells of', () => {
  it('keeps everything the server says', () => {
    const details = [{ path: 'name', message: 'Festival name is required' }];
    const error = {
      code: 'invalid-code',
      message: 'm',
      userMessage: 'u',
      attemptsLeft: 3,
      retryAfterSeconds: 9,
    };
    expect(failureFrom(400, JSON.stringify({ error: { ...error, details } }), null)).toMatchObject({
      ...error,
      details,
    });
  });

  it('takes the waiting time from the header where the body has none', () => {
    const body = JSON.stringify({ error: { code: 'too-many-requests' } });
    expect(failureFrom(429, body, '30')).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 30 });
    expect(failureFrom(429, body, 'Wed, 21 Oct 2026 07:28:00 GMT').retryAfterSeconds).toBeNull();
  });

  it.each([
    [401, 'unauthenticated'],
    [413, 'payload-too-large'],
    [429, 'too-many-requests'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [504, 'unavailable'],
    [500, 'internal'],
    [404, 'internal'],
    [418, 'internal'],
  ])('reads an answer of something in between with status %i as %s', (status, code) => {
    expect(failureFrom(status, '<html>Bad gateway</html>', null)).toMatchObject({ code, userMessage: null });
  });

  it.each(['', 'null', '[]', '{"error":null}', '{"error":{"code":"made-up"}}', '{"error":{"code":7}}'])(
    'takes %s for an internal failure',
    (body) => {
      expect(failureFrom(500, body, null)).toMatchObject({ code: 'internal', details: [] });
    },
  );

  it('leaves out details of another shape', () => {
    const body = JSON.stringify({ error: { code: 'invalid-argument', details: [{ path: 1 }, 'x', null] } });
    expect(failureFrom(400, body, null).details).toEqual([]);
  });
});
