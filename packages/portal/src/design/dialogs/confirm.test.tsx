// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { provideBrowserParts } from '../../testing/browser-parts.ts';
import { ConfirmProvider, useConfirm } from './confirm.tsx';

beforeEach(provideBrowserParts);
afterEach(cleanup);

const answers: boolean[] = [];

function Asking() {
  const ask = useConfirm();
  const question = { title: 'Remove it?', text: 'It would be gone.', confirmLabel: 'Remove' };
  return (
    <button type="button" onClick={() => void ask(question).then((answer) => answers.push(answer))}>
      Ask
    </button>
  );
}

function showQuestion() {
  answers.splice(0);
  render(
    <ConfirmProvider>
      <Asking />
    </ConfirmProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
}

test('is answered by its buttons', async () => {
  showQuestion();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await expect.poll(() => answers).toEqual([true]);
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => answers).toEqual([true, false]);
});

test('answers Escape with no', async () => {
  showQuestion();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Remove' }), { key: 'Escape' });
  await expect.poll(() => answers).toEqual([false]);
});

test('gives way to another question, which answers it with no', async () => {
  showQuestion();
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await expect.poll(() => answers).toEqual([false]);
});
