import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const firebase = createRequire(import.meta.url).resolve('firebase/package.json');

/** The string constants of the type `name` in the declarations of the SDK's package `part`. */
export function textsOfType(part: string, file: string, name: string): readonly string[] {
  const root = dirname(createRequire(firebase).resolve(`@firebase/${part}/package.json`));
  const declarations = readFileSync(join(root, file), 'utf8');
  const [, union = ''] = new RegExp(`type ${name} =([^;]+);`, 'u').exec(declarations) ?? [];
  return Array.from(union.matchAll(/'([^']+)'/gu), ([, text = '']) => text);
}
