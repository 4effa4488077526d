import { publicMessages as texts } from '@lineup/domain/public-messages';
import { isPublicLanguage, slugPattern } from '@lineup/domain/release';
import { closedHeaders, policy, privateHeaders, safeHeaders } from './headers.ts';
import { noticePage, noticeStyleHash, type NoticeLink } from './notice-page.ts';
import type { PublicFile } from './public-file.ts';

export {
  answerScreen,
  failedScreenAnswer,
  isScreenPath,
  maximumBodyBytes,
  screenLimits,
  type RefusedScreen,
  type ScreenSource,
  type ShownView,
} from './stage-screen/answer.ts';

/**
 * How public addresses respond: status, headers, caching, CORS, conditional requests. Both providers use this module,
 * so that an address behaves the same wherever the portal runs. It never reads a session, a cookie or a clock.
 */

/** The relevant parts of a request. */
export interface PublicRequest {
  readonly method: string;
  /** As received, without the query and not decoded: no public address needs escapes. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  /** The `If-None-Match` header, or null. */
  readonly ifNoneMatch: string | null;
}

/** A file that is ready to be sent. How its body is represented, encoded in advance or as text, is up to the caller. */
export interface ReadyFile extends Pick<PublicFile, 'contentType' | 'cors' | 'fileName' | 'status'> {
  /** Strong, in quotes; different content has a different ETag. */
  readonly etag: string;
  /** The SHA-256 of the page's inline style sheet, in base64; omitted if there is none. */
  readonly styleHash?: string;
}

/** The result of looking up a slug. */
export type LineupAt<File extends ReadyFile> =
  | { readonly kind: 'unknown' }
  /** The festival was deleted. */
  | { readonly kind: 'gone' }
  /** The festival has a new slug. */
  | { readonly kind: 'moved'; readonly slug: string }
  | {
      readonly kind: 'found';
      /** The file at the path below the slug, as in `renderPublic` ('' is the page), or null if there is none. */
      readonly file: (path: string) => Promise<File | null> | File | null;
      /** `lineup.json` with the changes since the release with this number, or null if there is no such release yet. */
      readonly since: (number: number) => Promise<File | null> | File | null;
      /** The picture with this hash if the release shows it, or null. */
      readonly picture: (sha: string) => Promise<File | null>;
    }
  /** The client has requested too many addresses that do not exist. */
  | { readonly kind: 'throttled'; readonly retryAfterSeconds: number };

/**
 * What a preview link currently shows at a path, as in `renderPublic`; null for a token that is unknown, revoked or
 * expired.
 */
export type PreviewAt<File extends ReadyFile> =
  File | null | { readonly kind: 'throttled'; readonly retryAfterSeconds: number };

/** Supplies the content of the responses. */
export interface PublicSource<File extends ReadyFile> {
  readonly lineupAt: (slug: string) => Promise<LineupAt<File>> | LineupAt<File>;
  readonly previewAt: (token: string, path: string) => Promise<PreviewAt<File>>;
  /** The JSON Schema of `lineup.json`. */
  readonly schema: () => Promise<File> | File;
}

export interface PublicAnswer<File extends ReadyFile> {
  readonly status: number;
  /** Names in lower case. Excludes length and encoding, which the sender adds. */
  readonly headers: Readonly<Record<string, string>>;
  /** A file from the source, a short text, or nothing. The sender omits it for HEAD. */
  readonly body: File | string | null;
}

/** A parsed public address. */
type PublicAddress =
  | { readonly kind: 'lineup'; readonly slug: string; readonly path: string }
  | { readonly kind: 'preview'; readonly token: string; readonly path: string }
  | { readonly kind: 'schema' }
  /** Below the lineups folder, but nothing that can exist. */
  | { readonly kind: 'nothing' };

/** The path of the JSON Schema of `lineup.json`. */
export const schemaPath = '/lineup-schema.json';

/** The address of a festival's public page; feeds and pictures are below it. */
export function lineupPath(slug: string): string {
  return `/lineup/${slug}`;
}

/** The address of a picture that a release shows, by its content hash. */
export function picturePath(slug: string, sha: string): string {
  return `${lineupPath(slug)}/pictures/${sha}`;
}

/** The address of a preview. */
export function previewPath(token: string): string {
  return `/preview/${token}`;
}

/** Returns true if a path belongs to the public site, so that no other handler may respond. */
export function isPublicPath(path: string): boolean {
  return path === schemaPath || /^\/(?:lineup|preview)(?:\/|$)/u.test(path);
}

/** The path to write to logs: the token of a preview is a secret. */
export function loggedPath(path: string): string {
  return path.startsWith('/preview/') ? '/preview/…' : path;
}

/** Responds to a request for which `isPublicPath` returns true. Rejects with the source's errors. */
export async function answerPublic<File extends ReadyFile>(
  request: PublicRequest,
  source: PublicSource<File>,
): Promise<PublicAnswer<File>> {
  const address = parseAddress(request.path);
  if (address.kind === 'preview') return answerPreview(request, address, source);
  if (request.method === 'OPTIONS') return { status: 204, headers: preflightHeaders, body: null };
  if (!isReading(request.method)) return refuse(405, texts.notAllowed, { allow: allowed });
  switch (address.kind) {
    case 'schema':
      return sendFile(request, await source.schema(), true);
    case 'lineup':
      return answerLineup(request, address, await source.lineupAt(address.slug));
    default:
      return notFound(true);
  }
}

/** The response if the server itself fails. */
export function failedAnswer(path: string): PublicAnswer<never> {
  const isPreview = path.startsWith('/preview/');
  return refuse(503, texts.unavailable, { ...(isPreview ? privateHeaders : {}), 'retry-after': '5' });
}

const tokenPattern = /^[\w-]{16,64}$/u;

function parseAddress(path: string): PublicAddress {
  if (path === schemaPath) return { kind: 'schema' };
  const [, folder, name = '', ...rest] = path.split('/');
  const below = rest.join('/');
  // A malformed token is looked up as well, so that it counts and responds like any other unknown token.
  if (folder === 'preview')
    return { kind: 'preview', token: tokenPattern.test(name) ? name : '', path: below };
  return folder === 'lineup' && slugPattern.test(name)
    ? { kind: 'lineup', slug: name, path: below }
    : { kind: 'nothing' };
}

/** The language that the visitor chose, in the form that `renderPublic` expects; '' for none or an unknown one. */
function languageQuery(query: string): string {
  const code = /[?&]lang=([a-z]{2})(?:&|$)/u.exec(query)?.[1] ?? '';
  return isPublicLanguage(code) ? `?lang=${code}` : '';
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

const allowed = 'GET, HEAD, OPTIONS';

/** Browsers and intermediate caches store the response for this long at most, then revalidate it with the ETag. */
const shortCaching = 'public, max-age=30, s-maxage=60';
/** Responses for content that may exist a moment later are cached for a shorter time. */
const shorterCaching = 'public, max-age=5, s-maxage=10';
const foreverCaching = 'public, max-age=31536000, immutable';

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

const preflightHeaders = {
  ...safeHeaders,
  ...corsHeaders,
  allow: allowed,
  'access-control-allow-methods': allowed,
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
  'cache-control': shortCaching,
} as const;

const noticePolicy = policy("'none'", `'${noticeStyleHash}'`);

/** The headers of every file. Built once: a rush brings hundreds of requests per second. */
const fileHeaders = {
  ...safeHeaders,
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': shortCaching,
} as const;
const ownHeaders = { ...fileHeaders, ...closedHeaders } as const;
/** Other pages may only embed a page requested with `?embed`. */
const embeddedHeaders = { ...fileHeaders, 'content-security-policy': policy('*') } as const;
const sharedHeaders = { ...ownHeaders, ...corsHeaders } as const;

function headersFor(request: PublicRequest, file: ReadyFile, isShared: boolean) {
  if (isShared) return sharedHeaders;
  const isEmbedded = isHtml(file) && /[?&]embed(?:[=&]|$)/u.test(request.query);
  return isEmbedded
    ? { ...embeddedHeaders, ...styleHeaders(file, '*') }
    : { ...ownHeaders, ...styleHeaders(file, "'none'") };
}

/** Allows the page's inline style sheet, and no other. */
function styleHeaders({ styleHash }: ReadyFile, frames: "'none'" | '*'): Readonly<Record<string, string>> {
  if (styleHash === undefined) return {};
  return { 'content-security-policy': policy(frames, `'self' 'sha256-${styleHash}'`) };
}

async function answerLineup<File extends ReadyFile>(
  request: PublicRequest,
  { path }: PublicAddress & { kind: 'lineup' },
  at: LineupAt<File>,
): Promise<PublicAnswer<File>> {
  const isPage = isPagePath(path);
  switch (at.kind) {
    case 'unknown':
      return notFound(isPage);
    case 'gone':
      return refuse(410, texts.gone, { 'cache-control': shortCaching }, isPage);
    case 'throttled':
      return throttled(at, {}, isPage);
    case 'moved':
      return redirect(lineupPath(at.slug) + (path === '' ? '' : `/${path}`) + request.query);
    default:
      return answerFound(request, path, at);
  }
}

async function answerFound<File extends ReadyFile>(
  request: PublicRequest,
  path: string,
  at: LineupAt<File> & { kind: 'found' },
): Promise<PublicAnswer<File>> {
  // Relative addresses in the page resolve against its address without the slash.
  if (path === '' && request.path.endsWith('/')) return redirect(request.path.slice(0, -1) + request.query);
  const since = path === 'lineup.json' ? sinceOf(request.query) : null;
  if (since !== null) return answerSince(request, since, at);
  const picture = /^pictures\/([0-9a-f]{64})$/u.exec(path)?.[1];
  const page = isPagePath(path) ? path + languageQuery(request.query) : path;
  const file = await (picture === undefined ? at.file(page) : at.picture(picture));
  if (file === null) {
    const [, folder = '', slug = ''] = request.path.split('/');
    return notFound(isPagePath(path), { href: `/${folder}/${slug}`, text: texts.toLineup });
  }
  return sendFile(request, file, file.cors, {
    ...(picture === undefined ? {} : { 'cache-control': foreverCaching, ...corsHeaders }),
    ...(path === 'sw.js' ? { 'service-worker-allowed': request.path.slice(0, -'/sw.js'.length) } : {}),
  });
}

/** The `since` query parameter: null if absent, NaN if it can't be a release number. */
function sinceOf(query: string): number | null {
  const given = query.split(/[?&]/u).filter((part) => /^since(?:=|$)/u.test(part));
  const [only = ''] = given;
  if (given.length === 0) return null;
  const isOne = given.length === 1 && /^since=(?:0|[1-9]\d{0,8})$/u.test(only);
  return isOne ? Number(only.slice('since='.length)) : Number.NaN;
}

async function answerSince<File extends ReadyFile>(
  request: PublicRequest,
  since: number,
  at: LineupAt<File> & { kind: 'found' },
): Promise<PublicAnswer<File>> {
  const file = Number.isNaN(since) ? null : await at.since(since);
  return file === null
    ? refuse(400, texts.sinceUnknown, { 'cache-control': shorterCaching })
    : sendFile(request, file, file.cors);
}

async function answerPreview<File extends ReadyFile>(
  request: PublicRequest,
  { token, path }: PublicAddress & { kind: 'preview' },
  source: PublicSource<File>,
): Promise<PublicAnswer<File>> {
  if (!isReading(request.method))
    return refuse(405, texts.notAllowed, { ...privateHeaders, allow: 'GET, HEAD' });
  const found = await source.previewAt(token, path + languageQuery(request.query));
  if (found !== null && 'kind' in found) return throttled(found, privateHeaders, true);
  // A preview is only for reading: visitors cannot install it, cache it with a worker or subscribe to it.
  if (found === null || !isHtml(found)) return refuse(404, texts.noPreview, privateHeaders, true);
  return {
    status: 200,
    headers: {
      ...safeHeaders,
      ...closedHeaders,
      ...privateHeaders,
      ...styleHeaders(found, "'none'"),
      'content-type': found.contentType,
    },
    body: found,
  };
}

function sendFile<File extends ReadyFile>(
  request: PublicRequest,
  file: File,
  isShared: boolean,
  more: Readonly<Record<string, string>> = {},
): PublicAnswer<File> {
  const headers = { ...headersFor(request, file, isShared), etag: file.etag, ...more };
  const { status = 200 } = file;
  if (status === 200 && hasEtag(request.ifNoneMatch, file.etag)) return { status: 304, headers, body: null };
  const named = file.fileName === undefined ? {} : { 'content-disposition': disposition(file.fileName) };
  return { status, headers: { ...headers, ...named, 'content-type': file.contentType }, body: file };
}

/** Files have an extension, pages do not. */
function isPagePath(path: string): boolean {
  return !path.includes('.');
}

function isHtml({ contentType }: ReadyFile): boolean {
  return contentType.startsWith('text/html');
}

/** Lets the browser display the file if it can, and save it under this name. */
function disposition(fileName: string): string {
  return `inline; filename="${fileName.replaceAll(/[^\w.-]/gu, '-')}"`;
}

/** A cache that compresses responses turns a strong ETag into a weak one; the content is the same. */
function hasEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const given = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//u, ''));
  return given.includes(etag) || given.includes('*');
}

function redirect(location: string): PublicAnswer<never> {
  const headers = { ...safeHeaders, ...corsHeaders, location, 'cache-control': shortCaching };
  return { status: 308, headers, body: null };
}

function notFound(isPage: boolean, link?: NoticeLink): PublicAnswer<never> {
  return refuse(404, texts.notFound, { 'cache-control': shorterCaching }, isPage, link);
}

function throttled(
  { retryAfterSeconds }: { readonly retryAfterSeconds: number },
  headers: Readonly<Record<string, string>>,
  isPage: boolean,
): PublicAnswer<never> {
  const waiting = { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' };
  return refuse(429, texts.throttled, { ...headers, ...waiting }, isPage);
}

/** Links to the same address: content that does not exist yet may exist a moment later. */
const tryAgain: NoticeLink = { href: '', text: texts.tryAgain };

/**
 * A text for programs, or a page with it for people. Programs of other origins may read it too, unless it belongs to a
 * preview.
 */
function refuse(
  status: number,
  text: string,
  more: Readonly<Record<string, string>>,
  isPage = false,
  link: NoticeLink = tryAgain,
): PublicAnswer<never> {
  return {
    status,
    headers: {
      ...safeHeaders,
      ...closedHeaders,
      ...(isPage ? { 'content-security-policy': noticePolicy } : {}),
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      ...('x-robots-tag' in more ? {} : corsHeaders),
      ...more,
      'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    },
    body: isPage ? noticePage(text, link) : `${text}\n`,
  };
}
