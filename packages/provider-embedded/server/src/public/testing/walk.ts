import { viewPaths } from '@lineup/lineup-page';
import type { Reached } from '../../testing/browser.ts';

/** The complete response at a public address. */
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

/** The documented addresses of a slug, whether or not a page links to them. */
export function addressesOf(slug: string): readonly string[] {
  const page = `/lineup/${slug}`;
  const since = Array.from({ length: mostReleases }, (_, number) => `${page}/lineup.json?since=${number}`);
  return [page, `${page}?embed`, `${page}/`, ...feeds.map((feed) => `${page}/${feed}`), ...since];
}

/**
 * Requests the addresses in every way, and recursively all public ones in the responses. Without session or cookie,
 * like a visitor.
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

/** The public addresses in a response: full ones, paths, and attributes of a page. */
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

/** Decodes a response: joins long calendar lines, and unescapes markup, addresses and JSON. */
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

/** Where a secret leaks, as "GET /lineup/x: the secret". A redirect's target only repeats the request. */
export function leaksIn(answers: readonly RecordedAnswer[], secrets: readonly string[]): readonly string[] {
  return answers.flatMap(({ method, path, status, headers, body }) => {
    const ownHeaders = status === 308 ? headers.replace(/^location: .*$/mu, '') : headers;
    const searched = `${ownHeaders}\n${body}\n${readable(body)}`.toLowerCase();
    return secrets
      .filter((secret) => searched.includes(secret.toLowerCase()))
      .map((secret) => `${method} ${path}: ${secret}`);
  });
}
