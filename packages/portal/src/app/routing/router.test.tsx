// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startBackend } from '@lineup/provider-embedded/testing';
import { renderPortal } from '../../testing/render-portal.tsx';
import { scriptedSession } from '../../testing/scripted-session.ts';

const adminAddresses = [
  '/',
  '/administrators',
  '/festival/f1',
  '/festival/f1/schedule',
  '/festival/f1/upload',
  '/festival/f1/upload/upload_1700000000000_abcdef?step=3',
];

test.each(adminAddresses)('%s sends who is not signed in to /login', async (address) => {
  const { address: shown } = renderPortal(address, {
    provider: startBackend({ session: 'signedOut' }),
  });
  await waitFor(() => expect(shown()).toBe('/login'));
});

test.each(adminAddresses)('%s sends who has only given the password to /login', async (address) => {
  const { address: shown } = renderPortal(address, { provider: startBackend({ session: 'secondFactor' }) });
  await waitFor(() => expect(shown()).toBe('/login'));
});

test.each(adminAddresses)('%s sends who has to enrol to /enrollment', async (address) => {
  const { address: shown } = renderPortal(address, { provider: startBackend({ session: 'enrolment' }) });
  await waitFor(() => expect(shown()).toBe('/enrollment'));
});

test.each(adminAddresses)(
  '%s shows a spinner, and nothing else, while the session loads',
  async (address) => {
    const { observe } = scriptedSession({ state: 'loading' });
    renderPortal(address, { provider: startBackend({ auth: { observe } }) });
    expect(await screen.findByText('Loading')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  },
);

test('/enrollment sends who is not signed in to /login', async () => {
  const { address } = renderPortal('/enrollment', {
    provider: startBackend({ session: 'signedOut' }),
  });
  await waitFor(() => expect(address()).toBe('/login'));
});

test('/enrollment and /login send who is signed in wholly to /', async () => {
  const enrollment = renderPortal('/enrollment');
  await waitFor(() => expect(enrollment.address()).toBe('/'));
  enrollment.unmount();
  const login = renderPortal('/login');
  await waitFor(() => expect(login.address()).toBe('/'));
});

test.each(['/nowhere', '/festival', '/festival/f1/upload/u1/more', '/login/more', '/enrollment/x'])(
  'the unknown address %s leads to /',
  async (unknown) => {
    const { address } = renderPortal(unknown);
    await waitFor(() => expect(address()).toBe('/'));
  },
);
