import { useEffect, useRef, type RefObject } from 'react';
import { useSoughtSetting } from '../setting/use-sought-setting.ts';
import type { EditRow } from './edit-rows.ts';
import type { RowControl } from './stage-row.tsx';

/** Restores the focus after the rows have changed; a row that moves would lose it. */
export interface RowFocus {
  readonly afterMove: (key: string, control: 'up' | 'down') => void;
  readonly afterRemoval: (index: number) => void;
  readonly afterAdding: () => void;
}

type Target =
  | { readonly key: string; readonly control: 'up' | 'down' }
  | { readonly index: number; readonly control: 'name' | 'remove' };

/** Focuses `fallback` if no row is left. */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
  rows: readonly EditRow[],
): RowFocus {
  const setting = useSoughtSetting();
  const target = useRef<Target | null>(setting === null ? { index: 0, control: 'name' } : null);
  // After every rendering: the row to focus is only mounted once the change is rendered.
  useEffect(() => {
    if (target.current === null || list.current === null) return;
    (controlOf(list.current, target.current) ?? fallback.current)?.focus();
    target.current = null;
  });
  return {
    afterMove: (key, control) => {
      target.current = { key, control };
    },
    afterRemoval: (index) => {
      target.current = { index, control: 'remove' };
    },
    afterAdding: () => {
      target.current = { index: rows.length, control: 'name' };
    },
  };
}

function controlOf(list: HTMLElement, target: Target): HTMLElement | null {
  const children = Array.from(list.children);
  if ('index' in target) {
    const row = children[Math.min(target.index, children.length - 1)];
    return control(row, target.control);
  }
  const row = children.find((child) => child instanceof HTMLElement && child.dataset['row'] === target.key);
  const found = control(row, target.control);
  // At either end one of the two buttons is disabled.
  return found?.matches(':disabled') === true ? control(row, target.control === 'up' ? 'down' : 'up') : found;
}

function control(row: Element | undefined, name: RowControl): HTMLElement | null {
  return row?.querySelector<HTMLElement>(`[data-control="${name}"]`) ?? null;
}
