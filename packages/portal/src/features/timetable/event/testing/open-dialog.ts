import { screen, within } from '@testing-library/react';
import { renderPortal } from '../../../../testing/render-portal.tsx';
import type { scheduleProvider } from './schedule-provider.ts';

type Provider = ReturnType<typeof scheduleProvider>;

/** Returns the controls of the open dialog with this title. */
export async function dialogTitled(title: string) {
  return within(await screen.findByRole('dialog', { name: title }));
}

/** Renders the schedule (on Friday) and clicks the button with this name: a card, or a stage's add button. */
export async function pressOnSchedule(provider: Provider, name: string | RegExp, search = '') {
  const portal = renderPortal(`/festival/f1/schedule${search}`, { provider });
  await portal.user.click(await screen.findByRole('button', { name }));
  return portal;
}

/** Replaces the content of a field with `text`. */
export async function retype(
  user: Awaited<ReturnType<typeof pressOnSchedule>>['user'],
  field: HTMLElement,
  text: string,
) {
  await user.clear(field);
  await user.type(field, text);
}
