// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { provideBrowserParts } from '../testing/browser-parts.ts';
import { ConfirmProvider, useConfirm } from './confirm.tsx';
import { theme } from './theme.ts';

afterEach(cleanup);

function Asker({ onAnswer }: { readonly onAnswer: (confirmed: boolean) => void }) {
  const ask = useConfirm();
  const question = {
    title: 'Remove it?',
    text: 'It cannot be undone.',
    confirmLabel: 'Remove',
    danger: true,
  };
  return (
    <button type="button" onClick={() => void ask(question).then(onAnswer)}>
      Ask
    </button>
  );
}

async function openQuestion() {
  provideBrowserParts();
  const onAnswer = vi.fn<(confirmed: boolean) => void>();
  render(
    <MantineProvider theme={theme} env="test" withCssVariables={false} withGlobalClasses={false}>
      <ConfirmProvider>
        <Asker onAnswer={onAnswer} />
      </ConfirmProvider>
    </MantineProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('dialog', { name: 'Remove it?' })).toBeTruthy();
  return onAnswer;
}

test('going on answers yes and closes the question', async () => {
  const onAnswer = await openQuestion();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each(['Cancel', 'Close'])('%s answers no', async (name) => {
  const onAnswer = await openQuestion();
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(false));
});

test('Escape answers no', async () => {
  const onAnswer = await openQuestion();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(false));
});
