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

interface ProbeProps {
  readonly press: () => void;
  readonly pressCapital: () => void;
  readonly isAsking: boolean;
}

function Probe({ press, pressCapital, isAsking }: ProbeProps) {
  useLetterKey('nextConflict', press);
  useLetterKey('previousConflict', pressCapital);
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
  const portal = createPortal(provider, { now: provider.server.now, random: () => 0.5, zone: 'UTC' });
  const [press, pressCapital] = [vi.fn(), vi.fn()];
  const page = (isAsking: boolean) => (
    <PortalContext value={portal}>
      <Probe press={press} pressCapital={pressCapital} isAsking={isAsking} />
    </PortalContext>
  );
  const { rerender } = render(page(false));
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(press).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body, { key: 'N', shiftKey: true });
  expect(pressCapital).toHaveBeenCalledTimes(1);
  // With caps lock.
  fireEvent.keyDown(document.body, { key: 'n', shiftKey: true });
  expect(pressCapital).toHaveBeenCalledTimes(2);
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
