import { expect, test } from 'vitest';
import { readConfig } from './load-provider.ts';

test('the configuration names the provider and says whether this is a demo', () => {
  expect(readConfig({ provider: 'embedded', demo: true })).toEqual({ provider: 'embedded', demo: true });
  expect(readConfig({ provider: 'embedded', more: 1 })).toEqual({ provider: 'embedded', demo: false });
});

test.each([null, 'embedded', {}, { provider: 'other' }, { demo: true }])(
  '%j is no configuration',
  (value) => {
    expect(() => readConfig(value)).toThrow(/config\.json/u);
  },
);
