// @vitest-environment jsdom
import { movingMessages, paths, timestampFromMillis } from '@lineup/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeNights } from '../../../testing/stored-lineup.ts';
import { dialogTitled } from '../event/testing/open-dialog.ts';
import { evening, openGrid } from './testing/open-grid.ts';

const pathOf = (id: string) => paths.event('f1', id);
/** In Vancouver, in July. */
const at = (clock: string) => timestampFromMillis(Date.parse(`2026-07-03T${clock}:00-07:00`));
/** Minutes as CSS pixels at 1×. */
const pixels = (minutes: number) => minutes * 1.25;
const columnWidth = 200;

/** Mocks a browser's layout: cards by the styles of their cells, columns side by side. */
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

/** Presses in the middle of an element, at one of its edges, or at a height in the window. */
function begin(
  element: Element,
  pointerType = 'mouse',
  from: 'start' | 'middle' | 'end' | number = 'middle',
) {
  const { left, top, height } = element.getBoundingClientRect();
  const offsets = { start: top + 1, middle: top + height / 2, end: top + height - 1 };
  const start = { clientX: left + 20, clientY: typeof from === 'number' ? from : offsets[from] };
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

/**
 * Drags in the Chapel, between two offsets in minutes from the end of a card there; returns a function that releases.
 */
function drawBelow(grid: HTMLElement, card: HTMLElement, from: number, to: number) {
  const [, chapel] = [...grid.querySelectorAll('[data-sets]')];
  const { bottom } = card.getBoundingClientRect();
  if (chapel === undefined) throw new Error('There is no chapel');
  begin(chapel).scroll();
  const common = {
    pointerType: 'mouse',
    isPrimary: true,
    pointerId: 1,
    bubbles: true,
    clientX: columnWidth + 9,
  };
  const go = (type: string, clientY: number) =>
    fireEvent(chapel, new PointerEvent(type, { ...common, clientY }));
  go('pointerdown', bottom + pixels(from) + 2);
  go('pointermove', bottom + pixels(to));
  return () => go('pointerup', bottom + pixels(to));
}

/** A touch that has been held long enough to lift. */
function rested(element: Element, from: 'middle' | number = 'middle') {
  vi.useFakeTimers();
  const hand = begin(element, 'touch', from);
  act(() => void vi.advanceTimersByTime(500));
  vi.useRealTimers();
  return hand;
}

/** The area of the sets of Reed's stage, and where Reed ends. */
async function nextToReed() {
  const { focus, grid } = await openGrid();
  const { bottom: below } = (await focus('Reed')).getBoundingClientRect();
  const [, chapel] = [...grid.querySelectorAll('[data-sets]')];
  if (chapel === undefined) throw new Error('There is no chapel');
  return { chapel, below };
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

  it.each(['pointerup', 'pointercancel'])(
    'keeps the set while a palm beside it ends with %s',
    async (end) => {
      const { provider, focus, ghost, grid } = await openGrid();
      const hand = begin(await focus('Reed'), 'pen');
      hand.move({ down: pixels(15) + 1 });
      const palm = { pointerId: 2, pointerType: 'touch', isPrimary: true, button: 0, bubbles: true };
      fireEvent(grid, new PointerEvent('pointerdown', { ...palm, clientX: 9, clientY: 9 }));
      fireEvent(grid, new PointerEvent('pointermove', { ...palm, clientX: 9, clientY: 900 }));
      fireEvent(grid, new PointerEvent(end, palm));
      expect(ghost()?.textContent).toContain('8:45 PM - 9:45 PM');
      hand.move({ down: pixels(30) + 1 });
      hand.drop();
      await screen.findByText('Moved Reed to Chapel, Friday 9:00 PM');
      expect(provider.stored.read(pathOf('e3'))).toMatchObject({ timeStart: at('21:00') });
    },
  );

  it('draws an edge', async () => {
    const { provider, focus } = await openGrid();
    const hand = begin(await focus('Kelp'), 'mouse', 'end');
    hand.move({ down: pixels(20) });
    hand.drop();
    await screen.findByText('Kelp now lasts 1 hour 20 minutes');
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({ timeEnd: at('22:20') });
  });

  it('draws the other edge', async () => {
    const { provider, focus } = await openGrid();
    const hand = begin(await focus('Kelp'), 'mouse', 'start');
    hand.move({ down: pixels(20) });
    hand.drop();
    await screen.findByText('Kelp now lasts 40 minutes');
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({
      timeStart: at('21:20'),
      timeEnd: at('22:00'),
    });
  });

  it.each([
    ['start', -15, { timeStart: at('20:45'), timeEnd: at('22:00') }],
    ['end', 30, { timeStart: at('21:00'), timeEnd: at('22:30') }],
  ])('draws the %s to the side where the stages lie down', async (edge, minutes, places) => {
    localStorage.setItem('lineup-view/f1', '{"zoom":"1","hidden":[],"direction":"down"}');
    const { provider, focus, grid } = await openGrid();
    const card = await focus('Kelp');
    const cell = card.parentElement;
    const [left, width] = [parseFloat(cell?.style.left ?? ''), parseFloat(cell?.style.width ?? '')];
    // An hour of the card has the same length as Kelp's.
    card.getBoundingClientRect = () => new DOMRect(left, 0, width, columnWidth);
    expect(grid.getAttribute('data-stages')).toBe('down');
    const common = { pointerType: 'mouse', isPrimary: true, pointerId: 1, button: 0, bubbles: true };
    const from = edge === 'start' ? left + 1 : left + width - 1;
    const go = (type: string, clientX: number) =>
      fireEvent(card, new PointerEvent(type, { ...common, clientX, clientY: 20 }));
    go('pointerdown', from);
    go('pointermove', from + (minutes / 60) * width);
    go('pointerup', from + (minutes / 60) * width);
    await screen.findByText(/^Kelp now lasts/u);
    expect(provider.stored.read(pathOf('e2'))).toMatchObject(places);
  });

  it('keeps what it holds under it where the day begins earlier in the meantime', async () => {
    const { provider, focus, ghost, card } = await openGrid();
    const hand = begin(await focus('Reed'));
    hand.move({ down: pixels(30) });
    expect(ghost()?.textContent).toContain('9:00 PM - 10:00 PM');
    act(() => {
      const early = { ...provider.stored.read(pathOf('e1')), artistName: 'Early Tern' };
      provider.stored.put(pathOf('e9'), { ...early, timeStart: at('17:00'), timeEnd: at('18:00') });
    });
    await card('Early Tern');
    // The grid now begins three hours earlier, so the unmoved pointer is three hours earlier too.
    await waitFor(() => expect(ghost()?.textContent).toContain('6:00 PM - 7:00 PM'));
    hand.move({ down: pixels(45) });
    expect(ghost()?.textContent).toContain('6:15 PM - 7:15 PM');
  });

  it('takes what it holds to the stage under it where a stage becomes wider in the meantime', async () => {
    const { provider, focus, ghost, card } = await openGrid();
    const hand = begin(await focus('Reed'));
    hand.move({ down: pixels(15) });
    const column = () => ghost()?.getAttribute('style') ?? '';
    expect(column()).toContain('grid-column: 3 / 4');
    const wide = columnWidth * 1.5;
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(wide);
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
      return Number(this.getAttribute('data-stage') ?? 0) * wide;
    });
    act(() => {
      provider.stored.put(pathOf('e9'), { ...provider.stored.read(pathOf('e1')), artistName: 'Early Tern' });
    });
    await card('Early Tern');
    await waitFor(() => expect(column()).toContain('grid-column: 2 / 3'));
    hand.scroll();
  });

  it('makes the bar of days scroll near its end', async () => {
    const { focus } = await openGrid();
    const days = screen.getByRole('tablist', { name: 'Festival days' });
    days.getBoundingClientRect = () => new DOMRect(0, -60, 400, 48);
    const scrollBy = vi.fn<(options?: ScrollToOptions | number) => void>();
    days.scrollBy = scrollBy;
    document.elementFromPoint = () => null;
    const card = await focus('Reed');
    const hand = begin(card);
    const { top, height } = card.getBoundingClientRect();
    hand.move({ down: -40 - top - height / 2, right: 390 - columnWidth - 20 });
    await waitFor(() => expect(scrollBy).toHaveBeenCalledWith({ left: 5, behavior: 'instant' }));
    Reflect.deleteProperty(document, 'elementFromPoint');
    hand.scroll();
  });

  it('lets go of what somebody else has deleted in the meantime', async () => {
    const { provider, focus, ghost } = await openGrid();
    const hand = begin(await focus('Reed'));
    hand.move({ down: pixels(30) });
    act(() => provider.stored.drop(pathOf('e3')));
    await screen.findByText(movingMessages.concurrent.deleted('Reed'));
    expect(ghost()).toBeNull();
    hand.drop();
    expect(provider.stored.read(pathOf('e3'))).toBeUndefined();
  });

  it.each([
    ['1 min', 4, '8:34 PM - 9:34 PM'],
    ['10 min', 4, '8:30 PM - 9:30 PM'],
    ['10 min', 6, '8:40 PM - 9:40 PM'],
  ])('moves in steps of %s once these are chosen in the view', async (step, minutes, shown) => {
    const { user, focus, ghost } = await openGrid();
    const menu = document.querySelector('section[aria-label="More"]');
    if (menu === null) throw new Error('There is no menu');
    fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
    await user.click(await screen.findByLabelText(step));
    const hand = begin(await focus('Reed'));
    hand.move({ down: pixels(minutes) });
    expect(ghost()?.textContent).toContain(shown);
  });

  it('opens the menu where Control is held on a Mac, and drags nothing', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
    );
    const { focus, ghost } = await openGrid();
    const card = await focus('Reed');
    const common = { pointerType: 'mouse', isPrimary: true, pointerId: 1, button: 0, bubbles: true };
    fireEvent(card, new PointerEvent('pointerdown', { ...common, ctrlKey: true, clientY: 10 }));
    fireEvent.contextMenu(card, { ctrlKey: true });
    await screen.findByRole('menu', { name: movingMessages.actions.title('Reed') });
    fireEvent(card, new PointerEvent('pointermove', { ...common, ctrlKey: true, clientY: 90 }));
    expect(ghost()).toBeNull();
  });

  it.each([
    ['of 300 signs', 'Ä'.repeat(300), 'Ä'.repeat(300)],
    ['from right to left', 'أمواج 3', '\u2068أمواج 3\u2069'],
  ])('moves a set with a name %s', async (_what, artistName, shownName) => {
    const { focus, ghost } = await openGrid({ ...evening, e3: { ...evening['e3'], artistName } });
    const card = await focus(artistName);
    expect(card.querySelector('[dir="auto"]')?.textContent).toBe(artistName);
    const hand = begin(card);
    hand.move({ down: pixels(15) });
    expect(ghost()?.querySelector('bdi')?.textContent).toBe(shownName);
    hand.drop();
    await screen.findByText(`Moved ${shownName} to Chapel, Friday 8:45 PM`);
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
    const drop = drawBelow(grid, await focus('Reed'), 30, 75);
    expect(document.querySelector('[data-ghost]')?.textContent).toContain('10:00 PM - 10:45 PM · 45 min');
    drop();
    const dialog = await dialogTitled('Create Event');
    expect(dialog.getByLabelText<HTMLSelectElement>('Stage').value).toBe('Chapel');
    expect(dialog.getByLabelText<HTMLInputElement>('Start Time').value).toBe('22:00');
    expect(dialog.getByLabelText<HTMLInputElement>('End Time').value).toBe('22:45');
    await user.type(dialog.getByLabelText('Artist Name'), 'Tarn{Enter}');
    await screen.findByRole('button', { name: 'Tarn, 10:00 PM - 10:45 PM, Chapel' });
  });

  it('draws a new set at the second half past two, and it is created there', async () => {
    const date = '2026-10-24';
    const sets = {
      e1: { date, timeStart: '23:00', timeEnd: '05:00' },
      e3: { date, artistName: 'Reed', stage: 'Chapel', timeStart: '01:00', timeEnd: '01:30' },
    };
    const { provider, focus, grid, user } = await openGrid(sets, {}, {}, changeNights('October'));
    const drop = drawBelow(grid, await focus('Reed'), 120, 165);
    expect(document.querySelector('[data-ghost]')?.textContent).toContain('2:30 AM - 3:15 AM · 45 min');
    drop();
    const dialog = await dialogTitled('Create Event');
    expect(dialog.getByLabelText<HTMLSelectElement>('Which 2:30 AM it starts at').value).toBe('second');
    await user.type(dialog.getByLabelText('Artist Name'), 'Tarn{Enter}');
    await screen.findByRole('button', { name: 'Tarn, 2:30 AM - 3:15 AM, Chapel' });
    const events = () => {
      const found = provider.stored.paths().filter((path) => path.startsWith(paths.events('f1')));
      return found.map((path) => provider.stored.read(path));
    };
    const drawn = {
      artistName: 'Tarn',
      timeStart: timestampFromMillis(Date.UTC(2026, 9, 25, 1, 30)),
      timeEnd: timestampFromMillis(Date.UTC(2026, 9, 25, 2, 15)),
    };
    await waitFor(() => expect(events()).toContainEqual(expect.objectContaining(drawn)));
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
    const hand = rested(await focus('Reed'));
    expect(ghost()).not.toBeNull();
    hand.move({ down: pixels(30) });
    hand.drop();
    await screen.findByText('Moved Reed to Chapel, Friday 9:00 PM');
  });

  it('takes a set to another stage', async () => {
    const { provider, focus } = await openGrid();
    const hand = rested(await focus('Reed'));
    hand.move({ down: 2, right: -columnWidth });
    hand.drop();
    await screen.findByText('Moved Reed to Harbour, Friday 8:30 PM');
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({ stage: 'Harbour' });
  });

  it('that rests on an act of the tray and lets it go leaves it there', async () => {
    localStorage.setItem('lineup-view/f1', '{"zoom":"1","hidden":[],"tray":true}');
    const { provider, focus, ghost, statuses } = await openGrid(evening, {}, { a1: 'Tarn' });
    await focus('Reed');
    const name = await screen.findByRole('button', { name: /^Tarn/u });
    // The tray is next to the grid.
    name.getBoundingClientRect = () => new DOMRect(900, 100, columnWidth, 44);
    const hand = rested(name);
    expect(ghost()).toBeNull();
    hand.drop();
    await waitFor(() => expect(statuses()).toContain('Tarn is back in its place'));
    expect(provider.stored.read(pathOf('a1'))).toBeUndefined();
    expect(provider.stored.read(paths.unplacedAct('f1', 'a1'))).toBeDefined();
  });

  it('that rests on a set and goes selects it, and its edges can be taken then', async () => {
    const { focus, provider } = await openGrid();
    const card = await focus('Kelp');
    rested(card).drop();
    expect(card.closest('[aria-selected="true"]')).not.toBeNull();
    expect(screen.getByRole('toolbar', { name: 'Selected sets' }).textContent).toContain('One set selected');
    expect(screen.queryByRole('dialog')).toBeNull();
    const edge = document.querySelector('[data-edge-of="e2"][data-edge="end"]');
    if (edge === null) throw new Error('There is no edge to take');
    const hand = begin(edge, 'touch');
    hand.move({ down: pixels(20) });
    hand.drop();
    await screen.findByText('Kelp now lasts 1 hour 20 minutes');
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({ timeEnd: at('22:20') });
  });

  it('that rests at an empty place draws a set there', async () => {
    const { chapel, below } = await nextToReed();
    const hand = rested(chapel, below + pixels(30) + 2);
    hand.move({ down: pixels(45) - 2 });
    expect(document.querySelector('[data-ghost]')?.textContent).toContain('10:00 PM - 10:45 PM · 45 min');
    hand.drop();
    const dialog = await dialogTitled('Create Event');
    expect(dialog.getByLabelText<HTMLInputElement>('End Time').value).toBe('22:45');
  });

  it('that rests at an empty place and goes is asked what is to begin there', async () => {
    const { chapel, below } = await nextToReed();
    rested(chapel, below + pixels(30) + 2).drop();
    const menu = await screen.findByRole('menu', { name: 'Actions for Chapel, Friday 10:00 PM' });
    expect(menu.textContent).toContain('Add Event');
    expect(document.querySelector('[data-ghost]')).toBeNull();
  });
});
