import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails where axe finds a fault in `container`. Colours are left out: jsdom computes none (see tokens.test.ts). */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
