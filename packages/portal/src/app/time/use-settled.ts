import { useEffect, useState } from 'react';

/**
 * Returns the value once it has been stable for `ms` milliseconds; `first` until then. For work that depends on every
 * key press, but is too slow to run on each.
 */
export function useSettled<Value>(value: Value, ms: number, first = value): Value {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
