import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { addressOf, parseListView, type ListView } from './list-view.ts';

/** So long, in milliseconds, nobody types any more once a word is written into the address. */
const pause = 300;

/** How the list is looked at, and how to change that: it stands in the address, what is typed a moment later. */
export function useListView(): readonly [ListView, (change: Partial<ListView>) => void] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const stored = useMemo(() => parseListView(search), [search]);
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === stored.text) setTyped(null);

  const write = (change: Partial<ListView>) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...addressOf({ ...parseListView(before), ...change }) }),
      replace: true,
      resetScroll: false,
    });
  const writeTyped = useEffectEvent((text: string) => write({ text }));
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => writeTyped(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  const view = useMemo(() => (typed === null ? stored : { ...stored, text: typed }), [stored, typed]);
  const change = (part: Partial<ListView>) => {
    const { text, ...others } = part;
    if (text !== undefined && Object.keys(others).length === 0) setTyped(text);
    else {
      setTyped(null);
      write({ ...view, ...part });
    }
  };
  return [view, change];
}
