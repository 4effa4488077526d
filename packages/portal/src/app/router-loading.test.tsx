// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeProvider } from '../testing/fake-provider.ts';
import { renderPortal } from '../testing/render-portal.tsx';

test.each(['/login', '/enrollment'])('%s shows Loading until the session is known', async (address) => {
  const view = renderPortal(address, { provider: createFakeProvider({ session: { state: 'loading' } }) });
  expect(await screen.findByText('Loading')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(view.address()).toBe(address);
});
