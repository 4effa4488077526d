import type { Page } from 'playwright-core';

/**
 * Replaces the content of the page's `main` with a copy in which a set follows the pressed pointer and nothing else
 * happens: no page with as much content can be much smoother. `selector` finds the sets. The page is unusable for
 * anything else afterwards.
 */
export async function makeStatic(page: Page, selector: string): Promise<void> {
  await page.evaluate(replaceByCopy, selector);
  await page.waitForTimeout(1000);
}

/** Self-contained: it is sent to the page as text, and defines no named functions. */
function replaceByCopy(selector: string): void {
  const shown = document.querySelector('main');
  if (shown === null) throw new Error('The page has no main element.');
  const scrolled = [...shown.querySelectorAll('*')].map(({ scrollTop, scrollLeft }) => ({
    top: scrollTop,
    left: scrollLeft,
  }));
  const template = document.createElement('template');
  template.innerHTML = shown.outerHTML;
  const copy = template.content.firstElementChild ?? template;
  shown.replaceWith(copy);
  for (const [place, element] of [...copy.querySelectorAll('*')].entries())
    element.scrollTo(scrolled[place] ?? {});
  let pulled: {
    readonly set: HTMLElement;
    readonly x: number;
    readonly y: number;
    readonly isEnd: boolean;
  } | null = null;
  window.addEventListener('pointerdown', ({ target, clientX: x, clientY: y }) => {
    const set = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (set !== null) pulled = { set, x, y, isEnd: set.getBoundingClientRect().bottom - y < 4 };
  });
  window.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (pulled === null) return;
    const { set, x, y, isEnd } = pulled;
    if (isEnd) set.style.paddingBottom = `${Math.max(0, clientY - y)}px`;
    else set.style.transform = `translate(${clientX - x}px, ${clientY - y}px)`;
  });
  window.addEventListener('pointerup', () => {
    pulled?.set.removeAttribute('style');
    pulled = null;
  });
}
