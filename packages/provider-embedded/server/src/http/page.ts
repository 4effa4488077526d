import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from '../session.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Answers with one of the few pages that the server writes itself. */
export function sendPage(
  c: Context<AppEnv>,
  title: string,
  content: Html,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Festival Admin Portal</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/pages.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  return c.html(page, status);
}

/** The look of those pages: the portal's paper and ink, without its fonts. */
export const pageStyles = `
:root { color-scheme: light dark; --paper: #f6f1e7; --sheet: #fffdf8; --ink: #221d18; --quiet: #5f564b;
  --line: #d9cfbd; --accent: #a8321f; --on-accent: #ffffff; --good: #1f6b43; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1a19; --sheet: #252322; --ink: #f2ece2; --quiet: #b5aca0; --line: #45413d;
    --accent: #f0836c; --on-accent: #201210; --good: #7fd0a4; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 2.5rem 1rem; }
h1 { margin: 0 0 1.5rem; font-size: 1.75rem; line-height: 1.15; letter-spacing: -0.02em; }
a { color: var(--accent); }
label { display: block; margin: 0 0 1rem; font-weight: 600; }
input { display: block; width: 100%; min-height: 2.75rem; margin-top: 0.35rem; padding: 0.5rem 0.75rem; font: inherit;
  color: inherit; background: var(--sheet); border: 1px solid var(--quiet); border-radius: 0.4rem; }
button, .button { display: inline-block; min-height: 2.75rem; padding: 0.6rem 1.25rem; font: inherit; font-weight: 600;
  color: var(--on-accent); background: var(--accent); border: 0; border-radius: 0.4rem; text-decoration: none; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.problem { color: var(--accent); font-weight: 600; }
.good { color: var(--good); font-weight: 600; }
.quiet { color: var(--quiet); }
.messages { list-style: none; margin: 1.5rem 0 0; padding: 0; }
.messages li { padding: 1rem 0; border-top: 1px solid var(--line); }
.messages p { margin: 0.35rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`.trimStart();
