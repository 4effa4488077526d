// @vitest-environment jsdom
import { messages, paths } from '@lineup/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { startBackend } from '@lineup/provider-embedded/testing';
import { renderPortal } from '../../testing/render-portal.tsx';
import { lineupDocuments, setsOf } from '../../testing/stored-lineup.ts';

it('an event that cannot be read is named, beside the others, until it is mended', async () => {
  const documents = lineupDocuments(
    setsOf([
      ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00'],
      ['Night Ferry', 'Chapel', '2026-07-03', '23:00', '01:00'],
    ]),
  );
  const provider = startBackend({ documents });
  const path = provider.stored.paths().find((each) => each.startsWith(paths.events('f1'))) ?? '';
  const whole = provider.stored.read(path) ?? {};
  provider.stored.putUnchecked(path, { ...whole, timeEnd: 'late' });
  const { container } = renderPortal('/festival/f1/schedule', { provider });
  const id = path.slice(path.lastIndexOf('/') + 1);
  const notice = await screen.findByText(`One event is damaged and cannot be shown: ${id}`);
  expect(messages.event.unreadable([id, 'e9'])).toBe(`2 events are damaged and cannot be shown: ${id}, e9`);
  expect(screen.getByText(messages.event.unreadableAdvice)).toBeTruthy();
  expect(await screen.findByText('Night Ferry')).toBeTruthy();
  expect(screen.queryByText('Owl Parade')).toBeNull();
  await expectAccessible(container);
  act(() => provider.stored.put(path, whole));
  await waitFor(() => expect(notice.isConnected).toBe(false));
  expect(await screen.findByText('Owl Parade')).toBeTruthy();
});
