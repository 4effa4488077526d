/**
 * Uses the colours and fonts of the portal's tokens without loading them: this page must work when nothing else can be
 * served. The content security policy allows it by `noticeStyleHash`.
 */
export const noticeStyle = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#f6f1e7,#1b1a1c);color:light-dark(#221c1a,#f3ede4);font:400 1rem/1.5 'Instrument Sans Variable',system-ui,sans-serif}
main{box-sizing:border-box;width:min(36rem,100%);padding:2rem 1.25rem;border-top:6px solid light-dark(#8a1c5b,#f29ac8)}
h1{margin:0;font:800 clamp(1.5rem,1.2rem + 1.6vw,2rem)/1.15 'Bricolage Grotesque Variable',system-ui,sans-serif;letter-spacing:-.02em;text-wrap:balance}
a{display:inline-block;margin-top:1.5rem;padding:.65rem 1.375rem;min-height:1.5rem;border-radius:8px;background:light-dark(#8a1c5b,#f29ac8);color:light-dark(#fffaf3,#2b0a1e);font-weight:600;text-decoration:none}`;

/** The SHA-256 of `noticeStyle`, as a source of `style-src`. */
export const noticeStyleHash = 'sha256-xRyzI1cTYMP9ytMldbJlcXrbyAyCHVw4D2Scrh/37Y8=';

/** The link of a notice. */
export interface NoticeLink {
  readonly href: string;
  readonly text: string;
}

/** A page that explains why there is nothing to show. Text and link come from this package, so nothing is escaped. */
export function noticePage(text: string, link: NoticeLink): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<title>${text}</title>`,
    `<style>${noticeStyle}</style>`,
    '</head>',
    `<body><main><h1>${text}</h1><a href="${link.href}">${link.text}</a></main></body>`,
    '</html>',
    '',
  ].join('\n');
}
