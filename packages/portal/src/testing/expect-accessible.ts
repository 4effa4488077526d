import axe from 'axe-core';
import { expect } from 'vitest';

/**
 * Fails if axe finds an error in `container`. Colours are not checked: jsdom does not compute any (see tokens.test.ts).
 */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
