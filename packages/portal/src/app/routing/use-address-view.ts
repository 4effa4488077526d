import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { addressOf, isSameView, parseListView, type ListView } from './list-view.ts';

/** The pause in typing, in milliseconds, after which a word is written into the address. */
const pause = 300;

/**
 * How the list is looked at, and how to change that: it stands in the address. The rows follow before that is written, what is
 * typed a moment later.
 */
export function useListView(): readonly [ListView, (change: Partial<ListView>) => void] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const stored = useMemo(() => parseListView(search), [search]);
  const [chosen, setChosen] = useState<Partial<ListView> | null>(null);
  const view = useMemo(() => ({ ...stored, ...chosen }), [stored, chosen]);
  if (chosen !== null && isSameView(view, stored)) setChosen(null);

  const write = (change: Partial<ListView>) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...addressOf({ ...parseListView(before), ...change }) }),
      replace: true,
      resetScroll: false,
    });
  const typed = chosen?.text;
  const writeTyped = useEffectEvent((text: string) => write({ text }));
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => writeTyped(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  const change = (part: Partial<ListView>) => {
    const next = { ...chosen, ...part };
    setChosen(next);
    if (Object.keys(part).join() !== 'text') write(next);
  };
  return [view, change];
}
