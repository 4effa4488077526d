import { readFileSync } from 'node:fs';

/** The guide to the feeds, `docs/feeds.md`. */
export const guide = readFileSync(new URL('../../../../../docs/feeds.md', import.meta.url), 'utf8');

/** The blocks of code in the guide in this language. */
export function guideBlocks(language: string): readonly string[] {
  return [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gmsu'))].map(
    ([, code = '']) => code,
  );
}

/** A function of the guide, ready to be called. */
export async function guideCode<Module>(name: string): Promise<Module> {
  const code = guideBlocks('js').find((block) => block.includes(`function ${name}(`)) ?? '';
  return (await import(
    `data:text/javascript,${encodeURIComponent(`${code}\nexport { ${name} };`)}`
  )) as Module;
}
