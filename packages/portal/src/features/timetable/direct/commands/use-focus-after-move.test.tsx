// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { provideBrowserParts } from '../../../../testing/browser-parts.ts';
import type { Held } from '../model/gesture.ts';
import { useFocusAfterMove } from './use-focus-after-move.ts';

beforeEach(provideBrowserParts);
afterEach(cleanup);

interface Shown {
  readonly tray: boolean;
  readonly grid: boolean;
}

const held = { grip: { on: 'act', id: 'a1' } } as Held;

/** A tray and a grid with the same act; pressing it in the tray drops it as the keyboard does. */
function Page({ tray, grid }: Shown) {
  const scroller = useRef<HTMLDivElement>(null);
  const keep = useFocusAfterMove(scroller, { tray, grid });
  return (
    <>
      {tray && (
        <button type="button" data-act="a1" onClick={() => keep(held)}>
          Tarn waits
        </button>
      )}
      <button type="button">Elsewhere</button>
      <div ref={scroller}>
        {grid && (
          <button type="button" data-event="a1">
            Tarn is placed
          </button>
        )}
      </div>
    </>
  );
}

/** Drops the act; returns a function that renders the tray and grid that follow. */
function dropAct() {
  const { rerender } = render(<Page tray grid={false} />);
  const act = screen.getByText('Tarn waits');
  act.focus();
  fireEvent.click(act);
  return { show: (shown: Shown) => rerender(<Page {...shown} />) };
}

it.each([
  ['the tray', [{ tray: false, grid: false }]],
  ['the grid', [{ tray: true, grid: true }]],
])('an act that was placed has the focus on the grid, where %s knows of it first', (_first, before) => {
  const { show } = dropAct();
  for (const shown of [...before, { tray: false, grid: true }]) show(shown);
  expect(document.activeElement).toBe(screen.getByText('Tarn is placed'));
});

it('does not take the focus from what somebody has gone on to', () => {
  const { show } = dropAct();
  screen.getByText('Elsewhere').focus();
  show({ tray: true, grid: false });
  show({ tray: false, grid: true });
  expect(document.activeElement).toBe(screen.getByText('Elsewhere'));
});
