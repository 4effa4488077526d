/** The subset of `URL` used here, which browsers and Node both provide. */
declare class URL {
  static canParse(text: string): boolean;
  constructor(text: string);
  hostname: string;
  pathname: string;
  hash: string;
  readonly href: string;
  readonly searchParams: {
    get(name: string): string | null;
    set(name: string, value: string): void;
  };
}

/**
 * Converts a service's share link to the address of the file: one Google sheet as CSV, a whole workbook as XLSX. Any
 * other address is returned unchanged, except for surrounding white space.
 */
export function downloadAddress(address: string): string {
  const text = address.trim();
  if (!URL.canParse(text)) return text;
  const url = new URL(text);
  for (const service of services) {
    const found = service(url);
    if (found !== null) return found;
  }
  return text;
}

type Service = (url: URL) => string | null;

const services: readonly Service[] = [
  googleSheet,
  publishedGoogleSheet,
  googleDrive,
  dropbox,
  sharePoint,
  gitHub,
];

function googleSheet(url: URL): string | null {
  if (url.hostname !== 'docs.google.com') return null;
  const [, id] = /^\/spreadsheets\/(?:u\/\d+\/)?d\/([\w-]{20,})(?:\/(?!export)|$)/u.exec(url.pathname) ?? [];
  if (id === undefined) return null;
  const sheet = sheetOf(url);
  const format = sheet === null ? 'format=xlsx' : `format=csv&gid=${sheet}`;
  return `https://docs.google.com/spreadsheets/d/${id}/export?${format}`;
}

/** A sheet shared with *Publish to web*, which is a web page unless a file format is requested. */
function publishedGoogleSheet(url: URL): string | null {
  if (url.hostname !== 'docs.google.com') return null;
  const [, id] = /^\/spreadsheets\/d\/e\/([\w-]{20,})\/pub(?:html)?$/u.exec(url.pathname) ?? [];
  if (id === undefined || url.searchParams.get('output') !== null) return null;
  const sheet = sheetOf(url);
  const output = sheet === null ? 'output=xlsx' : `gid=${sheet}&single=true&output=csv`;
  return `https://docs.google.com/spreadsheets/d/e/${id}/pub?${output}`;
}

/** The id of the sheet that the address links to; null for the whole workbook. */
function sheetOf(url: URL): string | null {
  const [, inHash] = /(?:^#|&)gid=(\d+)/u.exec(url.hash) ?? [];
  const sheet = inHash ?? url.searchParams.get('gid');
  return sheet !== null && /^\d{1,12}$/u.test(sheet) ? sheet : null;
}

function googleDrive(url: URL): string | null {
  if (url.hostname !== 'drive.google.com') return null;
  const [, id] = /^\/file\/(?:u\/\d+\/)?d\/([\w-]{20,})(?:\/|$)/u.exec(url.pathname) ?? [];
  return id === undefined ? null : `https://drive.google.com/uc?export=download&id=${id}`;
}

function dropbox(url: URL): string | null {
  if (!/^(?:www\.)?dropbox\.com$/u.test(url.hostname) || !/^\/(?:s|scl)\//u.test(url.pathname)) return null;
  url.searchParams.set('dl', '1');
  return url.href;
}

/** A workbook shared from SharePoint or OneDrive for work. */
function sharePoint(url: URL): string | null {
  if (!url.hostname.endsWith('.sharepoint.com') || !url.pathname.startsWith('/:x:/')) return null;
  url.searchParams.set('download', '1');
  return url.href;
}

function gitHub(url: URL): string | null {
  if (url.hostname !== 'github.com') return null;
  const [, repository, file] = /^(\/[^/]+\/[^/]+)\/blob(\/.+)$/u.exec(url.pathname) ?? [];
  if (repository === undefined || file === undefined) return null;
  return `https://raw.githubusercontent.com${repository}${file}`;
}
