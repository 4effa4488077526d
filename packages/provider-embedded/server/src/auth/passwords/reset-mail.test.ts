import { expect, it } from 'vitest';
import { createBrowser, withAdministrator } from '../../testing/browser.ts';
import { createTestServer } from '../../testing/test-server.ts';

it('tells what it is, how long its link works, and what to do if nobody asked for it', async () => {
  const server = createTestServer();
  const { email } = withAdministrator(server);
  await createBrowser(server).post('/api/auth/password-reset', { email });
  await server.rooms.background.idle();
  const [mail] = server.outbox.messages();
  const text = mail?.text ?? '';
  const link = /^https?:\/\/[^ ]+\/reset-password\?token=[\w-]+$/mu.exec(text)?.[0];
  expect(link).toBeDefined();
  expect(text).toBe(
    'Reset your Festival Admin Portal password\n\n' +
      `Someone, most likely you, asked to reset the password of this account.\n\nSet a new password within 30 minutes:\n${link}\n\nIf this wasn’t you, ignore this message; nothing changes.\n`,
  );
});
