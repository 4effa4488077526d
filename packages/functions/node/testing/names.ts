import type { lookup, LookupAddress } from 'node:dns';

/** A resolver by which every name has these addresses. */
export function named(...addresses: readonly string[]): typeof lookup {
  return namedInTurn(addresses);
}

/** A resolver that answers each time with the next of these addresses, and then with the last. */
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
