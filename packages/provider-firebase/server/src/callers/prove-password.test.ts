import { afterEach, expect, test, vi } from 'vitest';
import { provePassword } from './prove-password.ts';

const credentials = { email: 'ann@festival.example', password: 'a long password' };
afterEach(() => vi.unstubAllEnvs());

function serverOf(status: number, body: unknown) {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
  const send = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  const prove = () =>
    provePassword(credentials, {
      apiKey: 'key/1',
      origin: 'https://lineup.example.org',
      appCheck: 'proof',
      fetch: send,
    });
  return { send, prove };
}

test('the right password passes, also of an account whose phone would be asked next', async () => {
  const { send, prove } = serverOf(200, { mfaPendingCredential: 'x', mfaInfo: [] });
  await expect(prove()).resolves.toBeUndefined();
  const [url, request] = send.mock.calls[0] ?? [];
  expect(url).toBe('https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=key%2F1');
  expect(request?.headers).toMatchObject({
    referer: 'https://lineup.example.org/',
    'x-firebase-appcheck': 'proof',
  });
});

test.each([
  ['INVALID_LOGIN_CREDENTIALS', 'wrong-password'],
  ['INVALID_PASSWORD', 'wrong-password'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Try later.', 'too-many-requests'],
  ['API_KEY_INVALID', 'unavailable'],
  ['USER_DISABLED', 'unavailable'],
])('%s is refused with %s', async (message, code) => {
  const { prove } = serverOf(400, { error: { message } });
  await expect(prove()).rejects.toMatchObject({ code });
});

test('an answer that is none, or none at all, proves nothing', async () => {
  await expect(serverOf(500, null).prove()).rejects.toMatchObject({ code: 'unavailable' });
  const { send, prove } = serverOf(200, {});
  send.mockRejectedValue(new TypeError('fetch failed'));
  await expect(prove()).rejects.toMatchObject({ code: 'unavailable' });
});
