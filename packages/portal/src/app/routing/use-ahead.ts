import { useCallback, useState } from 'react';

/**
 * Returns the value in the address, or the latest choice until the address has caught up, so that the page need not
 * wait for it. The second element records a choice; the caller writes it into the address.
 */
export function useAhead<Value>(address: string, value: Value): readonly [Value, (next: Value) => void] {
  const [chosen, choose] = useState<{ readonly from: string; readonly value: Value } | null>(null);
  const isAhead = chosen?.from === address;
  if (chosen !== null && !isAhead) choose(null);
  const note = useCallback((next: Value) => choose({ from: address, value: next }), [address]);
  return [isAhead ? chosen.value : value, note];
}
