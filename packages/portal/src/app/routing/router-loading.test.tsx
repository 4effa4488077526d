// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startBackend } from '@lineup/provider-embedded/testing';
import { renderPortal } from '../../testing/render-portal.tsx';
import { scriptedSession } from '../../testing/scripted-session.ts';

test.each(['/login', '/enrollment'])('%s shows Loading until the session is known', async (address) => {
  const { observe } = scriptedSession({ state: 'loading' });
  const view = renderPortal(address, { provider: startBackend({ auth: { observe } }) });
  expect(await screen.findByText('Loading')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(view.address()).toBe(address);
});
