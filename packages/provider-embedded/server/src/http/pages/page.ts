import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from '../../session.ts';

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

/**
 * The look of those pages, which follows the portal's own sheet and takes its colours, sizes and faces from there. Where the
 * portal is shown by another server it does with the browser's.
 */
export const pageStyles = `
:root { color-scheme: light dark; }
body { margin: 0; background: var(--paper, Canvas); color: var(--ink, CanvasText); }
main { max-width: 36rem; margin: 0 auto; padding: 2.5rem 1rem; }
h1 { margin: 0 0 1rem; font-size: var(--text-3xl, 2rem); font-weight: 800; letter-spacing: -0.025em; }
main > p { margin: 0 0 1rem; }
a { color: var(--accent, LinkText); }
label { display: block; margin: 0 0 1rem; font-weight: 600; }
input { display: block; width: 100%; min-height: 2.75rem; margin-top: 0.35rem; padding: 0.5rem 0.75rem; font: inherit;
  color: inherit; background: var(--surface, Field); border: 1px solid var(--line-strong, GrayText); border-radius: var(--radius, 8px); }
button, .button { display: inline-block; min-height: 2.75rem; padding: 0.6rem 1.375rem; font: inherit; font-weight: 600;
  color: var(--on-accent, ButtonText); background: var(--accent, ButtonFace); border: 0; border-radius: var(--radius, 8px);
  text-decoration: none; cursor: pointer; }
.button:hover, button:hover { color: var(--on-accent, ButtonText); background: var(--accent-strong, ButtonFace); }
.problem { color: var(--red, CanvasText); font-weight: 600; }
.good { color: var(--green, CanvasText); font-weight: 600; }
.quiet { color: var(--ink-muted, CanvasText); }
.messages { display: grid; gap: 1rem; list-style: none; margin: 1.5rem 0 0; padding: 0; }
.messages li { padding: 1rem; border: 1px solid var(--line, GrayText); border-radius: var(--radius-lg, 14px);
  background: var(--surface, Canvas); }
.messages header { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; font-size: var(--text-sm, 0.875rem); }
.messages p { margin: 0.35rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.messages .code { font-family: var(--font-display, inherit); font-size: 2.5rem; font-weight: 800; line-height: 1.2;
  letter-spacing: 0.08em; font-variant-numeric: tabular-nums; user-select: all; -webkit-user-select: all; }
`.trimStart();
