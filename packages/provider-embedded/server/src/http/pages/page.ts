import { stageColorCount } from '@lineup/look';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from '../../session.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Responds with one of the few pages that the server renders. */
export function sendPage(c: Context<AppEnv>, title: string, content: Html): Response | Promise<Response> {
  return send(c, title, html`<main>${heading(title)} ${content}</main>`, 200);
}

/** Responds with a page that looks like the portal's sign-in: one column below the bars of the stage colours. */
export function sendEntryPage(
  c: Context<AppEnv>,
  title: string,
  content: Html,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  const bars = Array.from({ length: stageColorCount }, () => html`<span></span>`);
  const main = html`<main class="entry">
    <div class="bars" aria-hidden="true">${bars}</div>
    ${heading(title)} ${content}
  </main>`;
  return send(c, title, main, status);
}

function heading(title: string): Html {
  return html`<h1>${title}</h1>`;
}

function send(
  c: Context<AppEnv>,
  title: string,
  main: Html,
  status: ContentfulStatusCode,
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
        ${main}
      </body>
    </html>`;
  return c.html(page, status);
}

/**
 * The style of these pages, which uses the colours, sizes and fonts of the portal's stylesheet. If another server
 * serves the portal, the browser's defaults apply.
 */
export const pageStyles = `
:root { color-scheme: light dark; }
body { margin: 0; background: var(--paper, Canvas); color: var(--ink, CanvasText); }
main { max-width: 36rem; margin: 0 auto; padding: 2.5rem 1rem; }
h1 { margin: 0 0 1rem; font-size: var(--text-3xl, 2rem); font-weight: 800; letter-spacing: -0.025em; }
main > p { margin: 0 0 1rem; }
a { color: var(--accent, LinkText); }
form { display: grid; gap: 1rem; }
form > p { margin: 0; }
label { display: block; font-size: var(--text-sm, 0.875rem); font-weight: 600; }
input { box-sizing: border-box; display: block; width: 100%; height: 2.75rem; margin-top: 0.25rem; padding: 0 0.75rem;
  font: inherit; font-size: var(--text-md, 1rem); font-weight: 400; color: inherit; background: var(--surface, Field);
  border: 1px solid var(--line-strong, GrayText); border-radius: var(--radius, 8px); appearance: none; }
input:focus-visible { border-color: var(--focus, Highlight); outline: 3px solid var(--focus, Highlight); outline-offset: 1px; }
button, .button { box-sizing: border-box; display: inline-block; min-height: 2.75rem; padding: 0.6rem 1.375rem; font: inherit;
  font-weight: 600; text-align: center; color: var(--on-accent, ButtonText); background: var(--accent, ButtonFace); border: 0;
  border-radius: var(--radius, 8px); text-decoration: none; cursor: pointer; }
.button:hover, button:hover { color: var(--on-accent, ButtonText); background: var(--accent-strong, ButtonFace); }
.problem, .good { padding: 0.75rem 1rem; border: 1px solid currentColor; border-left-width: 5px; border-radius: var(--radius, 8px);
  font-weight: 600; }
.problem { color: var(--red, CanvasText); background: var(--red-tint, Canvas); }
.good { color: var(--green, CanvasText); background: var(--green-tint, Canvas); }
.entry { box-sizing: border-box; width: min(100% - 2rem, 25rem); max-width: none; margin: clamp(1.5rem, 12vh, 8rem) auto 1.5rem; padding: 0; }
.entry h1 { margin-bottom: 1.5rem; }
.entry :is(button, .button) { width: 100%; }
.bars { display: grid; grid-template-columns: repeat(${stageColorCount}, 1fr); gap: 3px; align-items: end; height: 2.5rem;
  margin-bottom: 1.25rem; }
.bars span { height: 40%; border-radius: 2px; }
.bars span:nth-child(3n + 1) { height: 100%; }
.bars span:nth-child(4n + 2) { height: 70%; }
.bars span:nth-child(5n) { height: 85%; }
.bars span:nth-child(6n + 3) { height: 20%; }
${barColors()}
.quiet { color: var(--ink-muted, CanvasText); }
.messages { display: grid; gap: 1rem; list-style: none; margin: 1.5rem 0 0; padding: 0; }
.messages li { padding: 1rem; border: 1px solid var(--line, GrayText); border-radius: var(--radius-lg, 14px);
  background: var(--surface, Canvas); }
.messages header { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; font-size: var(--text-sm, 0.875rem); }
.messages p { margin: 0.35rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.messages .code { font-family: var(--font-display, inherit); font-size: 2.5rem; font-weight: 800; line-height: 1.2;
  letter-spacing: 0.08em; font-variant-numeric: tabular-nums; user-select: all; -webkit-user-select: all; }
`.trimStart();

function barColors(): string {
  const colors = Array.from({ length: stageColorCount }, (_, index) => index + 1);
  return colors
    .map((color) => `.bars span:nth-child(${color}) { background: var(--stage-${color}, CanvasText); }`)
    .join('\n');
}
