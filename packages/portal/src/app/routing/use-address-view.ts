import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

/** The pause in typing, in milliseconds, after which a word is written into the address. */
const pause = 300;

/** The part of an address that follows the `?`, as the router reads it. */
export type AddressSearch = Readonly<Record<string, unknown>>;

/**
 * How a list is looked at, and how to change that in part: it stands in the address. The rows follow before that is written, what is
 * typed a moment later. `parse` reads the list's part of an address and ignores the rest, `addressOf` gives it; what is as usual is
 * undefined there. Both are the same for as long as the list is shown.
 */
export function useAddressView<View extends { readonly text: string }>(
  parse: (search: AddressSearch) => View,
  addressOf: (view: View) => AddressSearch,
): readonly [View, (change: Partial<View>) => void] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const stored = useMemo(() => parse(search), [parse, search]);
  const [chosen, setChosen] = useState<Partial<View> | null>(null);
  const view = useMemo(() => ({ ...stored, ...chosen }), [stored, chosen]);
  const written = (shown: View) => JSON.stringify(addressOf(shown));
  if (chosen !== null && written(view) === written(stored)) setChosen(null);

  const write = (change: Partial<View>) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...addressOf({ ...parse(before), ...change }) }),
      replace: true,
      resetScroll: false,
    });
  const typed = chosen?.text;
  const writeTyped = useEffectEvent(() => write(chosen ?? {}));
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(writeTyped, pause);
    return () => clearTimeout(timer);
  }, [typed]);

  const change = (part: Partial<View>) => {
    const next = { ...chosen, ...part };
    setChosen(next);
    if (Object.keys(part).join() !== 'text') write(next);
  };
  return [view, change];
}

/** A text of the address: words of digits alone are read as numbers. */
export function addressText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
