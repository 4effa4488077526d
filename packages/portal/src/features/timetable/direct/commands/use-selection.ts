import { movingMessages, type ConflictSet } from '@lineup/domain';
import { useRef, useState } from 'react';
import { ownSets } from '../../grid/cards.ts';
import type { PlacedColumn } from '../../grid/layout-day.ts';
import { artistOf } from '../../grid/set-details.ts';
import type { ActionsGiven } from '../model/direct-tools.ts';
import { rangeTo, toggled } from '../model/selection.ts';
import { cardAround } from '../model/surface.ts';

interface Handlers {
  readonly onSwap: (before: ConflictSet, other: ConflictSet) => void;
  readonly onOpenBlock: (id: string) => void;
}

/** The selected sets, and the set that waits to be swapped with another. */
export function useSelection(
  { layout, tools: { conflicts }, marks, onMarks }: ActionsGiven,
  say: (text: string) => void,
  { onSwap, onOpenBlock }: Handlers,
) {
  const { selected } = marks;
  const anchor = useRef<string | null>(null);
  const [swapping, setSwapping] = useState<string | null>(null);
  const select = (next: ReadonlySet<string>) => {
    setSwapping(null);
    if (isSameSet(next, selected)) return;
    onMarks({ ...marks, selected: next });
    say(movingMessages.selected(next.size));
  };
  const toggle = (id: string) => {
    anchor.current = id;
    select(toggled(selected, id));
  };
  /** Marks the first set of a swap; swaps with the marked set, or with the other one if two are selected. */
  const swap = (id: string) => {
    const pair = selected.size === 2 && selected.has(id) ? [...selected].filter((each) => each !== id) : [];
    const [other = swapping] = pair;
    const [a, b] = [conflicts.get(id), other === null ? undefined : conflicts.get(other)];
    if (a === undefined) return;
    if (swapping === id) return select(new Set());
    const isSecond = b !== undefined && b.id !== id;
    setSwapping(isSecond ? null : id);
    onMarks({ ...marks, selected: new Set(isSecond ? [] : [id]) });
    if (isSecond) onSwap(b, a);
    say(isSecond ? '' : movingMessages.swap.choose(artistOf(a)));
  };
  return {
    select,
    toggle,
    /** For a touch that lifted the set and released it without moving. */
    toggleLifted(id: string) {
      anchor.current = id;
      const next = toggled(selected, id);
      onMarks({ selected: next, lifted: new Set() });
      say(movingMessages.selected(next.size));
    },
    selectStage: (stage: string) => select(idsOn(layout.columns.filter((column) => column.stage === stage))),
    selectAll: () => select(idsOn(layout.columns)),
    selectNone() {
      select(new Set());
      return swapping !== null || selected.size > 0;
    },
    swap,
    /** The set that waits to be swapped with another. */
    swapping: swapping === null ? null : (conflicts.get(swapping) ?? null),
    /** Returns true if the click was handled here; other clicks on a set open it. */
    click({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
      const card = target instanceof Element ? cardAround(target) : null;
      const id = card?.on === 'set' ? card.id : null;
      if (id !== null && shiftKey) {
        // A set that is no longer selected cannot start a range.
        if (anchor.current === null || !selected.has(anchor.current)) anchor.current = id;
        select(rangeTo(layout, selected, anchor.current, id));
      } else if (id !== null && (ctrlKey || metaKey)) toggle(id);
      else if (id !== null && swapping !== null && id !== swapping) swap(id);
      else {
        if (selected.size > 0 || swapping !== null) select(new Set());
        if (card?.on !== 'block') return false;
        onOpenBlock(card.id);
      }
      return true;
    },
  };
}

function idsOn(columns: readonly PlacedColumn[]): ReadonlySet<string> {
  return new Set(columns.flatMap((column) => ownSets(column).map(({ set }) => set.id)));
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}
