import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const table = 'packages/domain/src/entities/set-texts.ts';
const end = '} as const satisfies Readonly<Record<string, SetText>>;';

/** Adds the fields of the recipe in CONTRIBUTING.md to the copy of the project at `root`. */
export function addFields(root: string): void {
  const recipe = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const entries = /```ts\n(?<entries>  genre: [^]*?)```/u.exec(recipe)?.groups?.['entries'];
  const before = readFileSync(join(root, table), 'utf8');
  if (entries === undefined || !before.includes(end)) throw new Error('The recipe does not fit its table.');
  writeFileSync(join(root, table), before.replace(end, `${entries}${end}`));
}
