// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideBrowserParts } from '../../testing/browser-parts.ts';
import { shownToasts, toast } from '../toasts/toast.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

beforeEach(provideBrowserParts);
afterEach(() => {
  cleanup();
  shownToasts.clear();
});

type Traits = Pick<DialogProps, 'closeOnClickOutside'>;

function Opening({ onClose, ...traits }: Traits & { readonly onClose: () => void }) {
  const [opened, setOpened] = useState(false);
  const close = () => {
    onClose();
    setOpened(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Dialog {...traits} opened={opened} onClose={close} title="Paint it" size="sm">
        <label>
          Colour <input data-autofocus />
        </label>
        <button type="button">Paint</button>
      </Dialog>
    </>
  );
}

async function open(traits: Traits = {}) {
  const onClose = vi.fn();
  render(<Opening onClose={onClose} {...traits} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, onClose, dialog: screen.getByRole('dialog', { name: 'Paint it' }) };
}

const focused = () => document.activeElement;
const button = (name: string) => screen.getByRole('button', { name });

test('it has a name, keeps the rest out of reach, and begins with what asks for the focus', async () => {
  const { dialog } = await open();
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  expect(focused()).toBe(screen.getByLabelText('Colour'));
  expect(screen.queryByRole('banner')).toBeNull();
});

test.each([
  ['its cross', () => fireEvent.click(button('Close'))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a click outside', (dialog: HTMLElement) => fireEvent.click(surroundings(dialog))],
] as const)('%s closes it, and the focus goes back', async (_, leave) => {
  const { dialog, onClose } = await open();
  leave(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe(button('Open'));
});

test('a click outside can be ignored', async () => {
  const { dialog, onClose } = await open({ closeOnClickOutside: false });
  fireEvent.click(surroundings(dialog));
  expect(onClose).not.toHaveBeenCalled();
});

test('without a way to close it there is no cross, and Escape leaves it there', () => {
  render(
    <Dialog opened title="Stay" size="sm">
      Wait
    </Dialog>,
  );
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.getByRole('dialog', { name: 'Stay' })).toHaveProperty('open', true);
});

test('Escape is for the dialog on top alone, and not for one that something inside has used', async () => {
  const { onClose } = await open();
  const onTop = vi.fn();
  render(
    <Dialog opened onClose={onTop} title="On top" size="sm">
      <input aria-label="Menu" onKeyDown={(event) => event.preventDefault()} />
    </Dialog>,
  );
  fireEvent.keyDown(screen.getByLabelText('Menu'), { key: 'Escape' });
  expect(onTop).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onTop).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('a phone’s back gesture asks to close it, the end of a file picker does not', async () => {
  const { onClose } = await open();
  const dialog = screen.getByRole('dialog', { name: 'Paint it' });
  fireEvent(screen.getByLabelText('Colour'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  const gesture = new Event('cancel', { cancelable: true });
  fireEvent(dialog, gesture);
  expect(gesture.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a dialog that the browser closed without asking is shown again and asked', async () => {
  const { dialog } = await open();
  render(
    <Dialog opened title="Stay" size="sm">
      Wait
    </Dialog>,
  );
  const stays = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Stay' });
  stays.close();
  fireEvent(stays, new Event('close'));
  expect(stays.open).toBe(true);
  expect(dialog).toHaveProperty('open', true);
});

test('toasts come into the dialog, where alone they can be heard and clicked, and go on when it closes', async () => {
  const { dialog } = await open();
  render(<Toasts />);
  act(() => toast.success('Mixed'));
  act(() => toast.info('Poured away', { action: { label: 'Undo', onClick: vi.fn() } }));
  expect(dialog.contains(screen.getByText('Mixed'))).toBe(true);
  expect(dialog.contains(button('Undo'))).toBe(true);
  fireEvent.click(button('Close'));
  expect(screen.getByText('Mixed')).toBeTruthy();
  expect(dialog.contains(button('Undo'))).toBe(false);
});

test('where movement is welcome it fades out before it goes', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await open();
  fireEvent.click(button('Close'));
  expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});

/** Returns the backdrop. */
function surroundings(dialog: HTMLElement): Element {
  const found = dialog.firstElementChild;
  if (found === null) throw new Error('Nothing darkens the page.');
  return found;
}

test('one that was reopened is not closed by the late word of its closing', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <StrictMode>
      <Dialog opened onClose={onClose} title="Paint it" size="sm">
        <input aria-label="Colour" />
      </Dialog>
    </StrictMode>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Paint it' });
  fireEvent(dialog, new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});
