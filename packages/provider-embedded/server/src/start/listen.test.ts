import { expect, it } from 'vitest';
import { AddressError, listen } from './listen.ts';

const nothing = () => new Response();

it.each(['192.0.2.1', 'nowhere.invalid'])(
  'a host that is not this machine is told by its setting: %s',
  async (host) => {
    const refused = await listen(nothing, host, 0).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AddressError);
    expect(String(refused)).toMatch(/: HOST \S+ is no address of this machine \(E\w+\)\.$/u);
  },
);
