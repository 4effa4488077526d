import { useEffect, useState } from 'react';

/**
 * The value once it has stayed the same for `ms` milliseconds; `first` until then. For what follows from each key, but takes so
 * long that it would keep the next one waiting.
 */
export function useSettled<Value>(value: Value, ms: number, first = value): Value {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
