import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { nextFrames } from './next-frames.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that depend only on the colour scheme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with rule and element of every accessibility violation on the page in its current state. Checks again before
 * failing: a toast may have begun to fade during the first check, which changes the colour of its text.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, standards);
}

/** `runOnly`: tags or names of axe's rules. */
async function expectNoViolations(page: Page, runOnly: readonly string[]): Promise<void> {
  // Through the debugger, so that the page's content security policy remains unchanged.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const first = await findViolations(page, runOnly);
  const violations = first.length === 0 ? first : await findViolations(page, runOnly);
  expect(violations, `accessibility of ${page.url()}`).toEqual([]);
}

async function findViolations(page: Page, runOnly: readonly string[]): Promise<readonly string[]> {
  const holdBars = await releaseBars(page);
  await settle(page);
  const found = await page.evaluate(async (runOnly) => {
    const axe = Reflect.get(globalThis, 'axe') as { run(options: unknown): Promise<AxeResults> };
    const results = await axe.run({ runOnly });
    return results.violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
    );
  }, runOnly);
  await holdBars();
  return found;
}

/** Checks the page in its current state, its colours in both schemes, and its width. */
export async function checkBothSchemes(page: Page): Promise<void> {
  await show(page, 'dark');
  await expectNoViolations(page, colorRules);
  await show(page, 'light');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await nextFrames(page);
}

/**
 * Puts the sticky bars at the top and bottom of the window in the normal flow until the returned function is called:
 * axe would only measure the part of a field that the bars leave uncovered.
 */
async function releaseBars(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('header, main *')) {
      const { position, bottom } = getComputedStyle(element);
      const isBar = position === 'sticky' && (element.localName === 'header' || bottom === '0px');
      if (!isBar) continue;
      element.dataset['released'] = '';
      element.style.position = 'relative';
      element.style.inset = 'auto';
    }
  });
  return () =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-released]')) {
        element.removeAttribute('data-released');
        element.style.position = '';
        element.style.inset = '';
      }
    });
}

/** Waits for running transitions: half faded text does not have its final colour. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
}

/**
 * Fails if anything extends beyond the side of the window, whether the page scrolls there or cuts it off. Content of a
 * separate scroll box is exempt.
 */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isContained = (element: Element): boolean => {
      const box = element.parentElement;
      if (box === null || box === document.body || box === document.documentElement) return false;
      return getComputedStyle(box).overflowX !== 'visible' || isContained(box);
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && !isContained(element))
      .map((element) => element.outerHTML.slice(0, 200));
  });
  expect(outside, `what reaches beyond the side of ${page.url()}`).toEqual([]);
}
