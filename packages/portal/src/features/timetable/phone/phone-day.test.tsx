// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { scheduleProvider } from '../event/testing/schedule-provider.ts';

const { innerWidth } = window;
beforeEach(() => {
  window.innerWidth = 390;
});
afterEach(() => {
  window.innerWidth = innerWidth;
});

const friday = '/festival/f1/schedule?day=2026-07-03';

async function open(address = friday) {
  // jsdom has no layout; rows without height would not be rendered.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  const provider = scheduleProvider({
    e1: { artistName: 'Owl Parade', timeStart: '14:00', timeEnd: '15:00' },
    e2: { artistName: 'Kelp', timeStart: '17:00', timeEnd: '18:00' },
    e3: { artistName: 'Reed', stage: 'Chapel', timeStart: '21:30', timeEnd: '23:00' },
  });
  let time = provider.server.now();
  const portal = renderPortal(address, { provider, now: () => time });
  await screen.findByRole('button', { name: /^Reed/u });
  return { ...portal, provider, pass: (milliseconds: number) => (time += milliseconds) };
}

it('the hours of a day are drawn along beside its list, which follows and tells the time', async () => {
  await open();
  const scrolled = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined);
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Time of day' });
  expect(slider.getAttribute('aria-valuetext')).toBe('2:00 PM');
  fireEvent.change(slider, { target: { value: String(7 * 60) } });
  expect(slider.getAttribute('aria-valuetext')).toBe('9:00 PM');
  expect(scrolled).toHaveBeenCalled();
  const list = screen.getByRole('region', { name: 'By Time' });
  // The dragged position stays although the list scrolls; touching the list ends that.
  fireEvent.scroll(list);
  expect(slider.getAttribute('aria-valuetext')).toBe('9:00 PM');
  fireEvent.pointerDown(list);
  fireEvent.scroll(list);
  expect(slider.getAttribute('aria-valuetext')).toBe('2:00 PM');
});

it('a set that is not played is struck out where it would be on, and nothing counts it', async () => {
  const { provider, baseElement } = await open(`${friday}&at=21:45`);
  const chapel = () => within(screen.getByRole('heading', { name: 'Chapel' }).closest('li')!);
  expect(chapel().getByText('until 11 PM')).toBeTruthy();
  act(() =>
    provider.stored.put(paths.event('f1', 'e3'), {
      ...provider.stored.read(paths.event('f1', 'e3')),
      status: 'cancelled',
    }),
  );
  const reed = await screen.findByRole('button', { name: /^Reed, 9:30 PM - 11:00 PM, Cancelled/u });
  expect(reed.closest('[data-off="true"]')).not.toBeNull();
  expect(chapel().queryByText('until 11 PM')).toBeNull();
  expect(chapel().getByText('Cancelled')).toBeTruthy();
  expect(chapel().getByRole('button', { name: 'Add Event to Chapel' })).toBeTruthy();
  await expectAccessible(baseElement);
});

it('when the connection goes, it is told as of when the page is, in the zone of the festival', async () => {
  const { portal, pass } = await open();
  act(() => portal.connection.noteNetwork(false));
  const shownText = async () => (await screen.findByText(/^What you see is as of/u)).textContent;
  const first = await shownText();
  expect(first).toMatch(
    /^What you see is as of \w{3}, \w{3} \d+, \d+:\d\d [AP]M\. Changes cannot be saved until/u,
  );
  pass(3_600_000);
  act(() => portal.connection.note(false));
  act(() => portal.connection.noteNetwork(true));
  expect(await shownText()).toBe(
    first.replace(/Changes.*/u, 'The portal tries again every few seconds. Try now'),
  );
  act(() => portal.connection.note(true));
  await waitFor(() => expect(screen.queryByText(/^What you see/u)).toBeNull());
});
