import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The guide to the feeds. */
export const guidePath = fileURLToPath(new URL('../../../../../docs/feeds.md', import.meta.url));
export const guide = readFileSync(guidePath, 'utf8');

/** Loads a function from the guide, ready to call. */
export async function guideCode<Module>(name: string): Promise<Module> {
  const blocks = [...guide.matchAll(/^```javascript\n(.*?)^```/gmsu)].map(([, code = '']) => code);
  const code = blocks.find((block) => block.includes(`function ${name}(`)) ?? '';
  return (await import(
    `data:text/javascript,${encodeURIComponent(`${code}\nexport { ${name} };`)}`
  )) as Module;
}

/**
 * Returns the guide with the text between `<!-- begin NAME -->` and `<!-- end NAME -->` replaced by the part of that
 * name.
 */
export function guideWith(parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from === -1 || to < from) throw new Error(`The guide has no place for ${name}.`);
    return `${text.slice(0, from)}${begin}\n${part.trimEnd()}\n${text.slice(to)}`;
  }, guide);
}
