import { createHash } from 'node:crypto';

/**
 * The sources by which a content-security policy lets the scripts run that stand in `html` itself: the hash of each.
 * Blocks of data, which have a type, are not scripts.
 */
export function inlineScriptSources(html: string): readonly string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gsu)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
