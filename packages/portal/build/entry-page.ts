import { basename } from 'node:path';
// Imported by path: the build configuration leaves packages to Node.js, and Node.js 20 cannot read TypeScript.
import { stageColorCount } from '../../look/src/stage-color-count.ts';
import { firstLabels } from '../src/features/account/sign-in/first-labels.ts';

/** The class names that the build generates for the style sheets, by sheet and class. */
type ClassNames = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Collects the generated class names while the style sheets are built. `note` is Vite's `css.modules.getJSON`. */
export function collectClassNames() {
  const names = new Map<string, Readonly<Record<string, string>>>();
  return {
    names,
    note: (file: string, classes: Readonly<Record<string, string>>) =>
      void names.set(basename(file), classes),
  };
}

/**
 * Renders the head of the sign-in as src/design/entry/entry-page.tsx does. The first script shows it to people who are
 * not signed in, so that they can read it while the form's code is loading. It stays in place when the form appears.
 */
export function entryPage(names: ClassNames): string {
  const name = (sheet: string, key: string) => {
    const found = names.get(`${sheet}.module.css`)?.[key];
    if (found === undefined)
      throw new Error(`${sheet} has no class ${key} any more: see build/entry-page.ts.`);
    return found;
  };
  const bars = '<span></span>'.repeat(stageColorCount);
  return [
    `<template id="entry-page"><div id="entry-head" class="${name('root-layout', 'root')}"><main class="${name('entry-page', 'page')}">`,
    `<div class="${name('entry-page', 'bars')}" aria-hidden="true">${bars}</div>`,
    `<h1 class="${name('page-title', 'title')}">${firstLabels.title}</h1>`,
    `<p class="${name('entry-page', 'lead')}">${firstLabels.lead}</p>`,
    '</main></div></template>',
  ].join('');
}
