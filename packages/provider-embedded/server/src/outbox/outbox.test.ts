import { describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/test-server.ts';
import { createOutbox } from './outbox.ts';

describe('the outbox', () => {
  it('keeps what was sent, newest first, as the demo’s page and script expect it', async () => {
    const { app, outbox } = createTestServer();
    await outbox.sms.send('+12125550100', 'first');
    await outbox.mail.send({ to: 'admin@festival.example', subject: 'Second', text: 'mail' });
    expect(await (await app.request('/outbox.json')).json()).toEqual([
      {
        channel: 'email',
        to: 'admin@festival.example',
        text: 'Second\n\nmail',
        at: '2026-11-21T12:00:00.000Z',
      },
      { channel: 'sms', to: '+12125550100', text: 'first', at: '2026-11-21T12:00:00.000Z' },
    ]);
  });

  it('shows texts as texts on its page', async () => {
    const { app, outbox } = createTestServer();
    expect(await (await app.request('/outbox')).text()).toContain('Nothing was sent yet.');
    await outbox.sms.send('+12125550100', '<script>alert(1)</script>');
    const page = await (await app.request('/outbox')).text();
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script>');
  });

  it('shows the code of a text message by itself, and no other six digits', async () => {
    const { app, outbox } = createTestServer();
    await outbox.sms.send('+12125550100', '271828 is your verification code.');
    await outbox.mail.send({ to: 'admin@festival.example', subject: 'Order 314159', text: 'mail' });
    const page = await (await app.request('/outbox')).text();
    expect(page).toMatch(/<p class="code"[^>]*>271828<\/p>/u);
    expect(page.match(/class="code"/gu)).toHaveLength(1);
  });

  it('keeps the newest 500', async () => {
    const outbox = createOutbox(() => 0);
    for (let n = 0; n < 510; n += 1) await outbox.sms.send('+12125550100', String(n));
    const messages = outbox.messages();
    expect([messages.length, messages[0]?.text, messages.at(-1)?.text]).toEqual([500, '509', '10']);
  });
});
