// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { startBackend } from '@lineup/provider-embedded/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../design/controls/dialog.tsx';
import { provideBrowserParts } from '../../testing/browser-parts.ts';
import { createPortal } from '../create-portal.ts';
import { PortalContext } from '../portal-context.ts';
import { useLetterKey } from './use-letter-key.ts';

beforeEach(provideBrowserParts);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Probe({ press, isAsking }: { readonly press: () => void; readonly isAsking: boolean }) {
  useLetterKey('n', press);
  return (
    <>
      <label>
        Name <input />
      </label>
      <Dialog opened={isAsking} title="Sure?" size="sm">
        Yes
      </Dialog>
    </>
  );
}

it('a letter does what it stands for, but not behind a dialog and not once such keys are off', () => {
  const provider = startBackend();
  const portal = createPortal(provider, { now: provider.server.now, random: () => 0.5 });
  const press = vi.fn();
  const page = (isAsking: boolean) => (
    <PortalContext value={portal}>
      <Probe press={press} isAsking={isAsking} />
    </PortalContext>
  );
  const { rerender } = render(page(false));
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(press).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'n' });
  rerender(page(true));
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(press).toHaveBeenCalledTimes(1);
  rerender(page(false));
  portal.letterKeys.set(false);
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(press).toHaveBeenCalledTimes(1);
  portal.letterKeys.set(true);
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(press).toHaveBeenCalledTimes(2);
});
