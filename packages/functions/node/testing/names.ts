import type { lookup, LookupAddress } from 'node:dns';

/** A resolver that returns these addresses for every name. */
export function named(...addresses: readonly string[]): typeof lookup {
  return namedInTurn(addresses);
}

/** A resolver that returns the next of these addresses each time, and then always the last. */
export function namedInTurn(...answers: readonly (readonly string[])[]): typeof lookup {
  let asked = 0;
  const resolve = (_: string, __: object, done: (error: null, found: LookupAddress[]) => void) => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return resolve as unknown as typeof lookup;
}
