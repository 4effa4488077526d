// @vitest-environment jsdom
import { ProviderError, type AuthPort } from '@lineup/provider';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../../../design/controls/button.tsx';
import { createPortal } from '../../../app/create-portal.ts';
import { Providers } from '../../../app/providers.tsx';
import { provideBrowserParts } from '../../../testing/browser-parts.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { startBackend } from '@lineup/provider-embedded/testing';
import { EnrollmentDialog } from './enrollment-dialog.tsx';

beforeEach(provideBrowserParts);
afterEach(cleanup);

interface Handlers {
  readonly onComplete: () => void;
  readonly onSkip?: () => void;
}

/** A page with a button that opens the dialog. */
function Opening({ onComplete, onSkip }: Handlers) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>Open</Button>
      <EnrollmentDialog
        opened={opened}
        title="Your Phone"
        lead="For the codes."
        onComplete={() => {
          onComplete();
          close();
        }}
        {...(onSkip === undefined ? {} : { onSkip })}
        onClose={close}
      />
    </>
  );
}

async function openDialog(handlers: Partial<Handlers> = {}, auth: Partial<AuthPort> = {}) {
  const provider = startBackend({ session: 'enrolment', auth });
  const portal = createPortal(provider, { now: () => 0, random: () => 0, zone: 'UTC' });
  const onComplete = vi.fn();
  render(
    <Providers portal={portal}>
      <Opening onComplete={onComplete} {...handlers} />
    </Providers>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Your Phone' });
  return { user, provider, onComplete };
}

const numberField = () => screen.getByLabelText<HTMLInputElement>('Phone Number');
const skip = 'Skip for now (you can add this later)';

test('it begins with the number, which has the focus; closed, it gives the focus back', async () => {
  const { user } = await openDialog();
  await waitFor(() => expect(document.activeElement).toBe(numberField()));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

test('number and code enrol the phone', async () => {
  const { user, provider, onComplete } = await openDialog();
  const completeEnrolment = vi.spyOn(provider.auth, 'completeEnrolment');
  await user.type(numberField(), '2125550100');
  await user.click(screen.getByRole('button', { name: 'Send Verification Code' }));
  const code = await screen.findByLabelText('Verification Code');
  expect(document.activeElement).toBe(code);
  // A complete code is submitted automatically.
  const sent = provider.lastCode();
  await user.type(code, sent);
  await waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
  expect(completeEnrolment).toHaveBeenCalledWith(sent, 'Phone');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a sign-in too long ago asks for the password on the way', async () => {
  const startEnrolment = () => Promise.reject(new ProviderError('requires-recent-login'));
  const { user } = await openDialog({}, { startEnrolment });
  await user.type(numberField(), '2125550100');
  await user.click(screen.getByRole('button', { name: 'Send Verification Code' }));
  const password = await screen.findByLabelText('Password');
  expect(document.activeElement).toBe(password);
  expect(screen.getByText('For security, please enter your password to continue.')).toBeTruthy();
});

test('without a skip handler it cannot be put off', async () => {
  await openDialog();
  expect(screen.queryByRole('button', { name: skip })).toBeNull();
});

test('with a skip handler it may be put off', async () => {
  const onSkip = vi.fn();
  const { user, onComplete } = await openDialog({ onSkip });
  await user.click(screen.getByRole('button', { name: skip }));
  expect(onSkip).toHaveBeenCalledTimes(1);
  expect(onComplete).not.toHaveBeenCalled();
});

test('reopened, it starts over', async () => {
  const { user } = await openDialog();
  await user.type(numberField(), '2125550100');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Phone Number')).value).toBe('');
});

test('it is accessible', async () => {
  await openDialog({ onSkip: () => undefined });
  await expectAccessible(screen.getByRole('dialog'));
});
