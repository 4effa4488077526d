import { createHash } from 'node:crypto';

/**
 * The content-security-policy sources that allow the inline scripts of `html`: the hash of each. Data blocks, which
 * have a type, are not scripts.
 */
export function inlineScriptSources(html: string): readonly string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gsu)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
