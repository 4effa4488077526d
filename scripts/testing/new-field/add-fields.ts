import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A table of fields, how it ends, and how its recipe begins. */
const tables = [
  {
    table: 'packages/domain/src/entities/set-texts.ts',
    end: '} as const satisfies Readonly<Record<string, SetText>>;',
    recipe: /```ts\n(?<entries>  genre: [^]*?)```/u,
  },
  {
    table: 'packages/domain/src/entities/artist-fields.ts',
    end: '} as const satisfies Readonly<Record<string, ArtistFieldDescription>>;',
    recipe: /```ts\n(?<entries>  pronouns: [^]*?)```/u,
  },
] as const;

/** Adds the fields of the recipes in CONTRIBUTING.md to the copy of the project at `root`. */
export function addFields(root: string): void {
  const recipes = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  for (const { table, end, recipe } of tables) {
    const entries = recipe.exec(recipes)?.groups?.['entries'];
    const before = readFileSync(join(root, table), 'utf8');
    if (entries === undefined || !before.includes(end)) throw new Error(`The recipe does not fit ${table}.`);
    writeFileSync(join(root, table), before.replace(end, `${entries}${end}`));
  }
}
