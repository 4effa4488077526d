import { expect, test } from 'vitest';
import { functionFor, withEmulators } from '../emulators/hosting.mjs';
import { outboxPage } from '../emulators/outbox-page.mjs';
import { createOutbox } from '../emulators/outbox.mjs';

const emulators = {
  auth: 'http://127.0.0.1:9099',
  firestore: '127.0.0.1:8080',
  storage: '127.0.0.1:9199',
  functions: '127.0.0.1:5001',
};

test('the policy of the pages is widened by the emulators’ addresses and by nothing else', () => {
  const key = 'Content-Security-Policy';
  const value = "default-src 'none'; img-src 'self'; connect-src 'self'; upgrade-insecure-requests";
  const other = { key: 'X-Frame-Options', value: 'DENY' };
  const hosting = { rewrites: [], headers: [{ source: '**', headers: [{ key, value }, other] }] };
  const widened =
    "default-src 'none'; img-src 'self' http://127.0.0.1:9199; connect-src 'self' http://127.0.0.1:9099 " +
    'http://127.0.0.1:8080 http://127.0.0.1:9199 http://127.0.0.1:5001';
  expect(withEmulators(hosting, emulators)).toEqual({
    rewrites: [],
    headers: [{ source: '**', headers: [{ key, value: widened }, other] }],
  });
});

test('the public addresses are rewritten to their function, and no others', () => {
  const target = { functionId: 'publicLineup' };
  const rewrites = [
    { source: '/lineup/**', function: target },
    { source: '/lineup-schema.json', function: target },
    { source: '**/!(*.*)', destination: '/index.html' },
  ];
  const paths = [
    '/lineup/a',
    '/lineup/a/b.ics',
    '/lineup-schema.json',
    '/lineups',
    '/lineup-assets/a.js',
    '/',
  ];
  expect(paths.filter((path) => functionFor({ rewrites }, path) === 'publicLineup')).toEqual(
    paths.slice(0, 3),
  );
  expect(withEmulators({ rewrites }, emulators).rewrites).toEqual(rewrites.slice(2));
});

test('the outbox stores a code that the emulator forgets, and mails for the extension, newest first', async () => {
  const text = (stringValue: string) => ({ stringValue });
  const message = { mapValue: { fields: { subject: text('You are invited'), text: text('http://y/') } } };
  const mailFields = { to: { arrayValue: { values: [text('b@b.example')] } }, message };
  const responses = [
    { verificationCodes: [{ sessionInfo: 'a', phoneNumber: '+12125550100', code: '123456' }] },
    { oobCodes: [] },
    {},
    { verificationCodes: [] },
    {
      oobCodes: [{ oobCode: 'b', email: 'a@b.example', requestType: 'PASSWORD_RESET', oobLink: 'http://x/' }],
    },
    { documents: [{ name: 'mail/1', createTime: '2026-11-21', fields: mailFields }] },
  ];
  const fetch = () => Promise.resolve(Response.json(responses.shift()));
  let now = Date.UTC(2026, 10, 21);
  const outbox = createOutbox({
    projectId: 'demo',
    auth: '127.0.0.1:9099',
    firestore: '127.0.0.1:8080',
    now: () => now,
    fetch,
  });
  const sms = { channel: 'sms', to: '+12125550100', at: '2026-11-21T00:00:00.000Z' };
  expect(await outbox()).toEqual([{ ...sms, text: '123456 is your verification code.' }]);
  now += 1000;
  const [invitation, mail, ...rest] = await outbox();
  expect(invitation).toMatchObject({
    channel: 'email',
    to: 'b@b.example',
    text: 'You are invited\n\nhttp://y/',
  });
  expect(mail).toMatchObject({ channel: 'email', to: 'a@b.example', at: '2026-11-21T00:00:01.000Z' });
  expect(mail?.text).toMatch(/^http:\/\/x\/$/mu);
  expect(rest).toHaveLength(1);
});

test('the page of the outbox shows texts as texts', () => {
  const page = outboxPage([
    { channel: 'sms', to: '+12125550100', text: '<b>&"', at: '2026-11-21T00:00:00Z' },
  ]);
  expect(page).toContain('&lt;b&gt;&amp;&quot;');
  expect(outboxPage([])).toContain('Nothing was sent yet.');
});

test('the page of the outbox shows the code of a text message by itself', () => {
  const at = '2026-11-21T00:00:00Z';
  const page = outboxPage([
    { channel: 'email', to: 'admin@festival.example', text: 'Order 314159', at },
    { channel: 'sms', to: '+12125550100', text: '271828 is your verification code.', at },
  ]);
  expect(page).toMatch(/<p class="code"[^>]*>271828<\/p>/u);
  expect(page.match(/class="code"/gu)).toHaveLength(1);
});
