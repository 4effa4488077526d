import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

/** How long typing must pause, in milliseconds, before a word is written into the address. */
const pause = 300;

/** The part of an address after the `?`, as the router parses it. */
export type AddressSearch = Readonly<Record<string, unknown>>;

/**
 * Returns the view of a list, stored in the address, and a function to change parts of it. The rows follow immediately;
 * the address follows, for typed text after a pause. `parse` reads the list's part of an address and ignores the rest,
 * `addressOf` builds it; defaults are undefined there. Both must keep their identity while the list is shown.
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

/** Reads a text from the address: words of digits only are parsed as numbers. */
export function addressText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
