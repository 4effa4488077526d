// @vitest-environment jsdom
import { paths, timestampFromMillis } from '@lineup/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogTitled } from '../../event/testing/open-dialog.ts';
import { openGrid } from './testing/open-grid.ts';

const pathOf = (id: string) => paths.event('f1', id);
/** In Vancouver, in July. */
const at = (clock: string) => timestampFromMillis(Date.parse(`2026-07-03T${clock}:00-07:00`));
/** At 1×, in CSS pixels. */
const pixels = (minutes: number) => minutes * 1.25;
const columnWidth = 200;

/** Places as a browser lays them out: cards by the styles of their cells, a column after the other. */
beforeEach(() => {
  localStorage.setItem('lineup-view/f1', '{"zoom":"1","hidden":[]}');
  const columnOf = (element: Element) =>
    Number(element.closest('[data-stage]')?.getAttribute('data-stage') ?? 0);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const cell = this.hasAttribute('data-event') ? this.parentElement : null;
    const [top, height] =
      cell === null ? [0, 5000] : [parseFloat(cell.style.top), parseFloat(cell.style.height)];
    return new DOMRect(columnOf(this) * columnWidth, top, columnWidth, height);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return columnOf(this) * columnWidth;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(columnWidth);
  return () => vi.restoreAllMocks();
});

interface Way {
  readonly down: number;
  readonly right?: number;
  readonly type?: string;
  readonly altKey?: boolean;
}

/** Begins in the middle of an element, or at one of its edges. */
function begin(element: Element, pointerType = 'mouse', from: 'middle' | 'end' = 'middle') {
  const { left, top, height } = element.getBoundingClientRect();
  const start = { clientX: left + 20, clientY: from === 'end' ? top + height - 1 : top + height / 2 };
  const common = { pointerType, isPrimary: true, pointerId: 1, button: 0, bubbles: true };
  fireEvent(element, new PointerEvent('pointerdown', { ...common, ...start }));
  const to = ({ down, right = 0 }: Way) => ({
    clientX: start.clientX + right,
    clientY: start.clientY + down,
  });
  return {
    move: ({ altKey = false, ...way }: Way) =>
      fireEvent(element, new PointerEvent('pointermove', { ...common, ...to(way), altKey })),
    drop: () => {
      fireEvent(element, new PointerEvent('pointerup', common));
      fireEvent.click(element);
    },
    scroll: () => fireEvent(element, new PointerEvent('pointercancel', common)),
  };
}

describe('a pointer', () => {
  it('drags a set by a quarter of an hour, and no dialog opens', async () => {
    const { provider, focus, ghost } = await openGrid();
    const hand = begin(await focus('Reed'));
    hand.move({ down: pixels(10) });
    hand.move({ down: pixels(15) + 1 });
    expect(ghost()?.textContent).toContain('8:45 PM - 9:45 PM');
    hand.drop();
    await screen.findByText('Moved Reed to Chapel, Friday 8:45 PM');
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({
      timeStart: at('20:45'),
      timeEnd: at('21:45'),
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('drags a set to another stage, and tells the conflicts on the way', async () => {
    const { provider, focus, ghost } = await openGrid();
    const hand = begin(await focus('Reed'));
    hand.move({ down: 2, right: -columnWidth });
    expect(ghost()?.textContent).toContain('overlaps Owl Parade, Kelp');
    hand.drop();
    await screen.findByText('Moved Reed to Harbour, Friday 8:30 PM');
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({ stage: 'Harbour', timeStart: at('20:30') });
  });

  it('draws an edge', async () => {
    const { provider, focus } = await openGrid();
    const hand = begin(await focus('Kelp'), 'mouse', 'end');
    hand.move({ down: pixels(20) });
    hand.drop();
    await screen.findByText('Kelp now lasts 1 hour 20 minutes');
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({ timeEnd: at('22:20') });
  });

  it('copies with Alt', async () => {
    const { focus } = await openGrid();
    const hand = begin(await focus('Reed'));
    hand.move({ down: pixels(120), altKey: true });
    hand.drop();
    await screen.findByText('Copied Reed to Chapel, Friday 10:30 PM');
    expect(screen.getByRole('button', { name: 'Reed, 8:30 PM - 9:30 PM, Chapel' })).toBeTruthy();
    await screen.findByRole('button', { name: 'Reed, 10:30 PM - 11:30 PM, Chapel' });
  });

  it('draws a new set in an empty place, of which the dialog knows stage and times', async () => {
    const { focus, grid, user } = await openGrid();
    await focus('Reed');
    const [, chapel] = [...grid.querySelectorAll('[data-sets]')];
    const card = await focus('Reed');
    const { bottom } = card.getBoundingClientRect();
    if (chapel === undefined) throw new Error('There is no chapel');
    const hand = begin(chapel);
    hand.scroll();
    const common = {
      pointerType: 'mouse',
      isPrimary: true,
      pointerId: 1,
      bubbles: true,
      clientX: columnWidth + 9,
    };
    const go = (type: string, clientY: number) =>
      fireEvent(chapel, new PointerEvent(type, { ...common, clientY }));
    go('pointerdown', bottom + pixels(30) + 2);
    go('pointermove', bottom + pixels(75));
    expect(document.querySelector('[data-ghost]')?.textContent).toContain('10:00 PM - 10:45 PM · 45 min');
    go('pointerup', bottom + pixels(75));
    const dialog = await dialogTitled('Create Event');
    expect(dialog.getByLabelText<HTMLSelectElement>('Stage').value).toBe('Chapel');
    expect(dialog.getByLabelText<HTMLInputElement>('Start Time').value).toBe('22:00');
    expect(dialog.getByLabelText<HTMLInputElement>('End Time').value).toBe('22:45');
    await user.type(dialog.getByLabelText('Artist Name'), 'Tarn{Enter}');
    await screen.findByRole('button', { name: 'Tarn, 10:00 PM - 10:45 PM, Chapel' });
  });

  it('lets go with Escape', async () => {
    const { focus, ghost, user, provider } = await openGrid();
    const before = provider.stored.read(pathOf('e3'));
    const hand = begin(await focus('Reed'));
    hand.move({ down: pixels(60) });
    await user.keyboard('{Escape}');
    expect(ghost()).toBeNull();
    hand.drop();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(provider.stored.read(pathOf('e3'))).toEqual(before);
  });

  it('that does not move opens the event, as ever', async () => {
    const { focus } = await openGrid();
    begin(await focus('Reed')).drop();
    expect(await dialogTitled('Edit Event')).toBeTruthy();
  });
});

describe('a finger', () => {
  it('that moves at once scrolls and drags nothing', async () => {
    const { focus, ghost } = await openGrid();
    const hand = begin(await focus('Reed'), 'touch');
    hand.move({ down: 40 });
    hand.scroll();
    expect(ghost()).toBeNull();
  });

  it('that rests lifts, and then moves', async () => {
    const { focus, ghost } = await openGrid();
    const card = await focus('Reed');
    vi.useFakeTimers();
    const hand = begin(card, 'touch');
    act(() => void vi.advanceTimersByTime(500));
    vi.useRealTimers();
    expect(ghost()).not.toBeNull();
    hand.move({ down: pixels(30) });
    hand.drop();
    await screen.findByText('Moved Reed to Chapel, Friday 9:00 PM');
  });
});
