// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideBrowserParts } from '../../testing/browser-parts.ts';
import { holdErrors, shownToasts, toast } from './toast.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  provideBrowserParts();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  shownToasts.clear();
  vi.useRealTimers();
});

const shown = (text: string) => screen.queryByText(text)?.closest('[data-toast]') ?? null;
const list = () => screen.getByRole('region', { name: 'Notifications' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('a toast goes after 4 seconds', async () => {
  render(<Toasts />);
  act(() => toast.success('Stored'));
  await pass(3900);
  expect(shown('Stored')).not.toBeNull();
  await pass(200);
  expect(shown('Stored')).toBeNull();
});

it('a success and an error are told apart', () => {
  render(<Toasts />);
  act(() => {
    toast.success('Stored');
    toast.error('Not stored');
  });
  expect(shown('Stored')?.getAttribute('data-type')).toBe('success');
  expect(shown('Not stored')?.getAttribute('data-type')).toBe('error');
});

it('a toast is read out, also when it was told before there was a place for it', () => {
  toast.success('Stored');
  render(<Toasts />);
  expect(shown('Stored')?.closest('[aria-live="polite"]')).toBe(list());
});

it('the time of a toast stands still while one points at it', async () => {
  render(<Toasts />);
  act(() => toast.success('Stored'));
  await pass(3000);
  fireEvent.pointerEnter(list());
  await pass(10_000);
  expect(shown('Stored')).not.toBeNull();
  fireEvent.pointerLeave(list());
  await pass(900);
  expect(shown('Stored')).not.toBeNull();
  await pass(200);
  expect(shown('Stored')).toBeNull();
});

it('the time of a toast stands still while nobody can see the page', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(<Toasts />);
  act(() => toast.success('Stored'));
  await pass(10_000);
  expect(shown('Stored')).not.toBeNull();
  hidden.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  await pass(4100);
  expect(shown('Stored')).toBeNull();
});

it('another one with the same id takes its place and has its own time', async () => {
  render(<Toasts />);
  act(() => toast.info('Discarded once', { id: 'undo' }));
  await pass(3000);
  act(() => toast.info('Discarded twice', { id: 'undo' }));
  expect(shown('Discarded once')).toBeNull();
  await pass(3900);
  expect(shown('Discarded twice')).not.toBeNull();
  act(() => toast.dismiss('undo'));
  expect(shown('Discarded twice')).toBeNull();
});

it('one that tells of work that goes on stays until another one with its id takes its place', async () => {
  render(<Toasts />);
  act(() => toast.info('Storing…', { id: 'store', isLasting: true }));
  await pass(60_000);
  expect(shown('Storing…')).not.toBeNull();
  act(() => toast.success('Stored', { id: 'store' }));
  expect(shown('Storing…')).toBeNull();
  await pass(4100);
  expect(shown('Stored')).toBeNull();
});

it('one that tells of work in the background stays behind others, and its button the same while it goes on', async () => {
  const cancel = vi.fn();
  const report = (share: number) =>
    act(() => toast.info('Fetching', { id: 'work', share, action: { label: 'Cancel', onClick: cancel } }));
  render(<Toasts />);
  act(() => toast.success('Stored'));
  report(0);
  expect(shownToasts.get().map(({ text }) => text)).toEqual(['Fetching', 'Stored']);
  const button = screen.getByRole('button', { name: 'Cancel' });
  report(0.5);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBe(button);
  expect(screen.getByRole('progressbar', { name: 'Fetching' })).toHaveProperty('value', 0.5);
  for (const text of ['One', 'Two', 'Three', 'Four']) act(() => toast.success(text));
  await pass(60_000);
  expect(shownToasts.get().map(({ text }) => text)).toEqual(['Fetching']);
  fireEvent.click(button);
  expect(cancel).toHaveBeenCalledOnce();
  report(1);
  act(() => toast.success('Fetched', { id: 'work' }));
  await pass(4100);
  expect(shown('Fetched')).toBeNull();
});

it('an error that can be tried again waits until it is, or is dismissed', async () => {
  const again = vi.fn();
  render(<Toasts />);
  act(() => toast.error('Not stored', { action: { label: 'Try Again', onClick: again } }));
  await pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(again).toHaveBeenCalledTimes(1);
  expect(shown('Not stored')).toBeNull();
  act(() => toast.error('Not stored', { action: { label: 'Try Again', onClick: again } }));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(shown('Not stored')).toBeNull();
  expect(again).toHaveBeenCalledTimes(1);
});

it('an error whose choices include leaving it as it is has no other button for that', () => {
  render(<Toasts />);
  const onClick = () => undefined;
  const others = [{ label: 'Keep theirs', onClick, isDismissal: true as const }];
  act(() => toast.error('Not stored', { action: { label: 'Apply mine', onClick }, others }));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Keep theirs',
    'Apply mine',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Keep theirs' }));
  expect(shown('Not stored')).toBeNull();
});

it('of more than four at once the oldest go', () => {
  render(<Toasts />);
  act(() => ['One', 'Two', 'Three', 'Four', 'Five'].forEach((text) => toast.info(text)));
  expect(shown('One')).toBeNull();
  expect(shown('Two')).not.toBeNull();
});

it('one that waits for an answer is not among those that go', () => {
  render(<Toasts />);
  const action = { label: 'Try Again', onClick: () => undefined };
  act(() => toast.error('Not stored', { action }));
  act(() => ['One', 'Two', 'Three', 'Four'].forEach((text) => toast.info(text)));
  expect(shown('Not stored')).not.toBeNull();
  expect(shown('One')).toBeNull();
});

it('Alt+T leads to its button, and the focus goes back once that was clicked', () => {
  const onClick = vi.fn();
  render(
    <>
      <button type="button">Below</button>
      <Toasts />
    </>,
  );
  const below = screen.getByRole('button', { name: 'Below' });
  act(() => toast.info('Discarded', { action: { label: 'Undo', onClick } }));
  below.focus();
  fireEvent.keyDown(below, { code: 'KeyT', altKey: true });
  expect(document.activeElement).toBe(list());
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  fireEvent.click(undo);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(shown('Discarded')).toBeNull();
  expect(document.activeElement).toBe(below);
});

it('of several buttons each does its own, and then the toast goes', () => {
  const [swap, undo] = [vi.fn(), vi.fn()];
  render(<Toasts />);
  act(() =>
    toast.success('Moved', {
      action: { label: 'Undo', onClick: undo },
      others: [{ label: 'Swap', onClick: swap }],
    }),
  );
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Swap', 'Undo']);
  fireEvent.click(screen.getByRole('button', { name: 'Swap' }));
  expect([swap, undo].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  expect(shown('Moved')).toBeNull();
});

it('a finger that moves it aside takes it away', () => {
  render(<Toasts />);
  act(() => toast.success('Stored'));
  const swipe = (to: number) => {
    fireEvent.pointerDown(screen.getByText('Stored'), { pointerType: 'touch', clientX: 100 });
    fireEvent.pointerUp(screen.getByText('Stored'), { pointerType: 'touch', clientX: to });
  };
  swipe(120);
  expect(shown('Stored')).not.toBeNull();
  swipe(200);
  expect(shown('Stored')).toBeNull();
});

it('errors wait while they are held, and then have their whole time', async () => {
  render(<Toasts />);
  act(() => toast.error('Failed to save event.'));
  act(() => holdErrors(true));
  act(() => {
    toast.success('Code sent');
    toast.error('Too many resets', { isFromSignIn: true });
  });
  expect(shown('Failed to save event.')).toBeNull();
  expect(shown('Code sent')).not.toBeNull();
  expect(shown('Too many resets')).not.toBeNull();
  await pass(10_000);
  act(() => holdErrors(false));
  expect(shown('Failed to save event.')).not.toBeNull();
  await pass(4100);
  expect(shown('Failed to save event.')).toBeNull();
});
