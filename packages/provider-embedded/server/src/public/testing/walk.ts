import { viewPaths } from '@lineup/lineup-page';
import type { Reached } from '../../testing/browser.ts';

/** What was answered at a public address, all that a visitor gets of it. */
export interface RecordedAnswer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

const origin = 'http://localhost';
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST'] as const;
const feeds = [
  'lineup.json',
  'lineup.ics',
  'lineup.csv',
  'schedule.xml',
  'schedule.json',
  'manifest.webmanifest',
  'sw.js',
  ...viewPaths.filter((path) => path !== ''),
  'none',
] as const;

/** More than any test publishes. */
const mostReleases = 6;

/** The addresses that stand at a slug by the documentation, whether or not a page names them. */
export function addressesOf(slug: string): readonly string[] {
  const page = `/lineup/${slug}`;
  const since = Array.from({ length: mostReleases }, (_, number) => `${page}/lineup.json?since=${number}`);
  return [page, `${page}?embed`, `${page}/`, ...feeds.map((feed) => `${page}/${feed}`), ...since];
}

/**
 * Asks for the addresses in every way, and for all public ones that their answers name, until no new one comes up. No session,
 * no cookie; nothing but what a visitor could do.
 */
export async function walkPublic(
  { app }: Reached,
  start: readonly string[],
): Promise<readonly RecordedAnswer[]> {
  const found = new Set(start);
  const seen: RecordedAnswer[] = [];
  for (const path of found) {
    for (const method of methods) {
      const response = await app.request(origin + path, { method });
      const body = await response.text();
      const headers = [...response.headers].map((header) => header.join(': ')).join('\n');
      seen.push({ method, path, status: response.status, headers, body });
      if (method === 'GET') for (const next of namedIn(path, `${headers}\n${body}`)) found.add(next);
    }
  }
  return seen;
}

/** The public addresses that an answer names: whole ones, paths, and what stands in attributes of a page. */
function namedIn(path: string, answer: string): readonly string[] {
  const text = readable(answer);
  const whole = text.match(/(?:https?:\/\/[\w.:-]+)?\/(?:lineup|preview)[\w/.?=&-]*/gu) ?? [];
  const attributes = [...text.matchAll(/\b(?:href|src)="([^"]+)"/gu)].map(([, value = '']) => value);
  return [...whole, ...attributes]
    .flatMap((value) => (URL.canParse(value, origin + path) ? [new URL(value, origin + path)] : []))
    .filter((url) => url.origin === origin && /^\/(?:lineup|preview)/u.test(url.pathname))
    .map(({ pathname, search }) => pathname + search)
    .filter((address) => !address.startsWith('/lineup-assets/'));
}

/** An answer as a program understands it: long calendar lines joined, escapes of markup, of addresses and of JSON undone. */
function readable(text: string): string {
  return text
    .replaceAll(/\r\n[ \t]/gu, '')
    .replaceAll(/&#(?:x([0-9a-f]+)|(\d+));/giu, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/\\u([0-9a-f]{4})/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(/%([0-7][0-9a-f])/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll('\\/', '/');
}

/** Where one of the secrets leaks, as "GET /lineup/x: the secret". Where a redirection leads is what was asked for. */
export function leaksIn(answers: readonly RecordedAnswer[], secrets: readonly string[]): readonly string[] {
  return answers.flatMap(({ method, path, status, headers, body }) => {
    const ownHeaders = status === 308 ? headers.replace(/^location: .*$/mu, '') : headers;
    const searched = `${ownHeaders}\n${body}\n${readable(body)}`.toLowerCase();
    return secrets
      .filter((secret) => searched.includes(secret.toLowerCase()))
      .map((secret) => `${method} ${path}: ${secret}`);
  });
}
