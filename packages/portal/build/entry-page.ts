import { basename } from 'node:path';
// By its path: the settings of the build leave packages to Node.js, which reads no TypeScript in version 20.
import { stageColorCount } from '../../look/src/stage-color-count.ts';
import { firstLabels } from '../src/features/account/sign-in/first-labels.ts';

/** The names that the build gives to the classes of the style sheets, by sheet and class. */
type ClassNames = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Collects those names while the style sheets are built; `note` is Vite's `css.modules.getJSON`. */
export function collectClassNames() {
  const names = new Map<string, Readonly<Record<string, string>>>();
  return {
    names,
    note: (file: string, classes: Readonly<Record<string, string>>) =>
      void names.set(basename(file), classes),
  };
}

/**
 * The head of the sign-in as src/design/entry/entry-page.tsx renders it. The first script shows it to who is not signed in:
 * it can be read while the code of the form is still on its way, and stays where it is when the form comes.
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
