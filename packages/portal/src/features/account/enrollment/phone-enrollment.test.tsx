// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createPortal } from '../../../app/create-portal.ts';
import { Providers } from '../../../app/providers.tsx';
import { provideBrowserParts } from '../../../testing/browser-parts.ts';
import { startBackend } from '@lineup/provider-embedded/testing';
import { PhoneEnrollment } from './phone-enrollment.tsx';

afterEach(cleanup);

test('with a skip handler the enrolment may be put off', async () => {
  provideBrowserParts();
  const onSkip = vi.fn();
  const portal = createPortal(startBackend(), { now: () => 0, random: () => 0, zone: 'UTC' });
  render(
    <Providers portal={portal}>
      <PhoneEnrollment onComplete={() => undefined} onSkip={onSkip} />
    </Providers>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Skip for now (you can add this later)' }));
  expect(onSkip).toHaveBeenCalledTimes(1);
});
