// @vitest-environment jsdom
import { ProviderError, type Session, type SignInOutcome } from '@lineup/provider';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enrolling, makeChallenge } from '../../testing/fake-auth.ts';
import { createFakeProvider } from '../../testing/fake-provider.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

/** Signs in at a provider that answers with `outcome` and then shows `session`. */
async function signInTo(session: Session, outcome: SignInOutcome) {
  const provider = createFakeProvider({
    session: { state: 'signedOut' },
    auth: {
      signIn: async () => {
        provider.auth.show(session);
        return outcome;
      },
    },
  });
  const view = renderPortal('/login', { provider });
  await view.user.type(await screen.findByLabelText('Email'), 'admin@festival.example');
  await view.user.type(screen.getByLabelText('Password'), 'correct horse');
  await view.user.click(screen.getByRole('button', { name: 'Sign In' }));
  return view;
}

test('a second factor without a message on its way is announced as required', async () => {
  const challenge = makeChallenge({ codeSent: false });
  await signInTo(
    { state: 'secondFactor', challenge },
    { kind: 'secondFactor', challenge, smsError: new ProviderError('sms-failed') },
  );
  expect(await screen.findByText('Multi-factor authentication required')).toBeTruthy();
  expect(screen.getByText('Failed to send SMS verification')).toBeTruthy();
  expect(screen.queryByText('SMS verification code sent to your phone')).toBeNull();
});

test('an enrolment that is due is announced, and why', async () => {
  await signInTo(enrolling, { kind: 'enrolment' });
  const notice = await screen.findByText('Phone number enrollment required for security');
  expect(notice.closest('[data-sonner-toast]')?.getAttribute('data-type')).toBe('info');
  expect(
    await screen.findByText(/^All accounts must have two-factor authentication enabled\./u),
  ).toBeTruthy();
});
