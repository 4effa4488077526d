// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideBrowserParts } from '../../testing/browser-parts.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

beforeEach(provideBrowserParts);
afterEach(cleanup);

type Traits = Partial<Pick<DialogProps, 'closeOnEscape' | 'closeOnClickOutside' | 'returnFocus'>>;

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

test('the Tab key stays in it, both ways round', async () => {
  const { user } = await open();
  await user.tab();
  expect(focused()).toBe(button('Paint'));
  await user.tab();
  expect(focused()).toBe(button('Close'));
  await user.tab({ shift: true });
  expect(focused()).toBe(button('Paint'));
});

test.each([
  ['its cross', () => fireEvent.click(button('Close'))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a click beside it', (dialog: HTMLElement) => fireEvent.click(surroundings(dialog))],
] as const)('%s closes it, and the focus goes back', async (_, leave) => {
  const { dialog, onClose } = await open();
  leave(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe(button('Open'));
});

test('Escape, a click beside it and the way of the focus can be left to others', async () => {
  const { dialog, onClose } = await open({
    closeOnEscape: false,
    closeOnClickOutside: false,
    returnFocus: false,
  });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.click(surroundings(dialog));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(button('Close'));
  expect(focused()).toBe(document.body);
});

test('where movement is welcome it fades out before it goes', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await open();
  fireEvent.click(button('Close'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** What darkens the page. */
function surroundings(dialog: HTMLElement): Element {
  const found = dialog.parentElement?.previousElementSibling;
  if (found === null || found === undefined) throw new Error('Nothing darkens the page.');
  return found;
}
