import { useCallback, useState } from 'react';

/**
 * What the address says (`value` of it), or what was chosen just now until it says that too: the page need not wait for the address. The
 * second part notes a choice; writing it into the address is left to the caller.
 */
export function useAhead<Value>(address: string, value: Value): readonly [Value, (next: Value) => void] {
  const [chosen, choose] = useState<{ readonly from: string; readonly value: Value } | null>(null);
  const isAhead = chosen?.from === address;
  if (chosen !== null && !isAhead) choose(null);
  const note = useCallback((next: Value) => choose({ from: address, value: next }), [address]);
  return [isAhead ? chosen.value : value, note];
}
