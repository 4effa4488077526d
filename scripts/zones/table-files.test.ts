import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableFiles } from './table-files.mjs';

test('the zone table is what the script makes of the installed package', () => {
  for (const { path, content } of tableFiles())
    expect([path, readFileSync(path, 'utf8')]).toEqual([path, content]);
});
