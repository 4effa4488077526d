import type { Page } from 'playwright-core';
import { atMost, type Figure } from '../frame/row.ts';
import { median } from '../measure/statistics.ts';

const copies = 5;

/**
 * How long the browser takes to render the content of the page's `main` from markup: from the markup to its paint, in
 * milliseconds, the median of five. No code that creates the same elements can be much faster. The page needs
 * `observePaints`; afterwards it is as before.
 */
export async function timeStaticCopy(page: Page): Promise<number> {
  const times: number[] = [];
  while (times.length < copies) times.push(await page.evaluate(paintCopy));
  return median(times);
}

/** A figure in milliseconds, compared with the time of the same content as static HTML. */
export function comparedWithStaticCopy(label: string, value: number, copy: number): Figure {
  const goal = atMost(1.5, { name: 'static HTML', value: copy });
  return { label: `${label}, compared with static HTML`, value, unit: 'ms', goal };
}

/** Self-contained: it is sent to the page as text, and defines no named functions. */
function paintCopy(): Promise<number> {
  const shown = document.querySelector('main');
  if (shown === null) throw new Error('The page has no main element.');
  const scrolled = [...shown.querySelectorAll('*')].flatMap(({ scrollTop: top, scrollLeft: left }, place) =>
    top === 0 && left === 0 ? [] : [{ place, top, left }],
  );
  const markup = shown.outerHTML;
  const absent = document.createComment('');
  shown.replaceWith(absent);
  return new Promise((resolve) => {
    window.benchPaints.afterPaint(() => {
      // At any point within a frame, like a person's click.
      setTimeout(() => {
        const started = performance.now();
        const template = document.createElement('template');
        template.innerHTML = markup;
        const copy = template.content.firstElementChild ?? template;
        absent.replaceWith(copy);
        for (const { place, top, left } of scrolled) copy.querySelectorAll('*')[place]?.scrollTo(left, top);
        window.benchPaints.afterPaint((time) => {
          copy.replaceWith(shown);
          for (const { place, top, left } of scrolled)
            shown.querySelectorAll('*')[place]?.scrollTo(left, top);
          resolve(time - started);
        });
      }, Math.random() * 16.7);
    });
  });
}
