// @vitest-environment jsdom
import { invitationMessages, messages } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { password, startBackend, type BackendTraits } from '@lineup/provider-embedded/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';

const guest = 'guest@festival.example';
const chosen = 'a password of their own';
const { form, refused, incomplete, failed, done, notEqual } = invitationMessages;
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

/** Opens the page behind the link of a new invitation. */
async function openLink(traits: BackendTraits = { session: 'signedOut' }) {
  const provider = startBackend(traits);
  const colleague = provider.addColleague({ id: 'other', email: 'gate@festival.example' });
  await colleague.functions.call('changeAccess', { password, change: { type: 'invite', email: guest } });
  const mail = provider.server.outbox.messages().find(({ to }) => to === guest);
  const link = /\/invitation#\S+/u.exec(mail?.text ?? '')?.[0] ?? '';
  return { ...renderPortal(link, { provider }), link };
}

test('the link leads to a password, and that to the sign-in; nothing of it stays in the address', async () => {
  const { user, address, baseElement } = await openLink();
  expect(await heading(form.title)).toBeTruthy();
  expect(screen.getByText(form.lead(guest))).toBeTruthy();
  expect(address()).toBe('/invitation');
  expect(document.activeElement).toBe(screen.getByLabelText('New Password'));
  await expectAccessible(baseElement);
  await user.keyboard(`${chosen}{Tab}{Tab}${chosen}{Enter}`);
  expect(await heading(done.title)).toBe(document.activeElement);
  await expectAccessible(baseElement);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await user.type(await screen.findByLabelText('Email'), guest);
  await user.type(screen.getByLabelText('Password'), `${chosen}{Enter}`);
  expect(await screen.findByRole('button', { name: 'Continue to Phone Setup' })).toBeTruthy();
});

test('what is wrong with a password is said, and the link stays good', async () => {
  const { user, baseElement } = await openLink();
  await user.type(await screen.findByLabelText('New Password'), 'elevenchars{Enter}');
  expect(await screen.findByText('The password must have at least 12 characters')).toBeTruthy();
  await expectAccessible(baseElement);
  await user.clear(screen.getByLabelText('New Password'));
  await user.keyboard(`${chosen}{Tab}{Tab}another long password{Enter}`);
  expect(await screen.findByText(notEqual)).toBeTruthy();
  const repeated = screen.getByLabelText('Repeat New Password');
  await user.clear(repeated);
  await user.type(repeated, `${chosen}{Enter}`);
  expect(await heading(done.title)).toBeTruthy();
});

test('a link that no longer works says what to do, also where it ends while the page is open', async () => {
  const { user, unmount, provider, link, baseElement } = await openLink();
  await user.type(await screen.findByLabelText('New Password'), chosen);
  provider.server.advance(3 * 86_400_000);
  await user.type(screen.getByLabelText('Repeat New Password'), `${chosen}{Enter}`);
  expect(await heading(refused.title)).toBeTruthy();
  unmount();
  const again = renderPortal(link, { provider });
  expect(await heading(refused.title)).toBeTruthy();
  expect(screen.getByText(refused.next)).toBeTruthy();
  await expectAccessible(baseElement);
  await again.user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(again.address()).toBe('/login'));
});

test('without its secret, as after a reload, the page sends back to the mail', async () => {
  const { reload } = await openLink();
  await heading(form.title);
  const { baseElement } = reload();
  expect(await heading(incomplete.title)).toBeTruthy();
  await expectAccessible(baseElement);
});

test('where the server cannot be reached one tries again', async () => {
  let isDown = true;
  const invitations = {
    find: () =>
      isDown ? Promise.reject(new ProviderError('unavailable')) : Promise.resolve('ada@festival.example'),
    accept: () => Promise.resolve(),
  };
  const { user } = renderPortal('/invitation#x', {
    provider: startBackend({ session: 'signedOut', auth: { invitations } }),
  });
  expect(await heading(failed.title)).toBeTruthy();
  expect(screen.getByText(messages.provider.unavailable)).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await heading(form.title)).toBeTruthy();
});

test('somebody else who is signed in here is signed out first, and the page says so', async () => {
  const { user, address } = await openLink({});
  await user.type(await screen.findByLabelText('New Password'), chosen);
  await user.type(screen.getByLabelText('Repeat New Password'), `${chosen}{Enter}`);
  expect(await screen.findByText(done.other('admin@festival.example'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(await screen.findByLabelText('Email')).toBeTruthy();
});
