import { findHiddenTexts } from '../support/hidden-texts.ts';
import { expect, test } from '../support/test.ts';

/** Each way of hiding “Planted”, with the text that explains it. */
const hidden: Readonly<Record<string, readonly [html: string, reason: RegExp]>> = {
  'a name that is only read out': [
    '<button aria-label="Planted" title="Planted">x</button>',
    /not on the page/u,
  ],
  'an option that is not chosen': ['<select><option>One<option>Planted</select>', /not on the page/u],
  'display: none': ['<p style="display: none">Planted</p>', /not laid out/u],
  'an attribute hidden': ['<div hidden><p>Planted</p></div>', /not laid out/u],
  'closed details': ['<details><summary>More</summary><p>Planted</p></details>', /not laid out|invisible/u],
  'visibility: hidden': ['<div style="visibility: hidden"><p>Planted</p></div>', /is invisible/u],
  'opacity of an ancestor': ['<div style="opacity: 0.01"><p>Planted</p></div>', /transparent/u],
  'the usual class for screen readers': [
    '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0 0 0 0); white-space: nowrap">Planted</p>',
    /cut off/u,
  ],
  'clip alone': ['<p style="position: absolute; clip: rect(0px, 0px, 0px, 0px)">Planted</p>', /cut off/u],
  'clip-path': ['<p style="clip-path: inset(50%)">Planted</p>', /covered/u],
  'an ellipsis': [
    '<p style="width: 40px; overflow: hidden; text-overflow: ellipsis">Planted</p>',
    /cut off/u,
  ],
  'a box without height': ['<div style="height: 4px; overflow: hidden"><p>Planted</p></div>', /cut off/u],
  'a box that nobody can scroll': [
    '<div style="height: 40px; overflow: hidden"><p style="margin-top: 90px">Planted</p></div>',
    /cut off/u,
  ],
  'a place outside of the window': ['<p style="position: absolute; left: -999px">Planted</p>', /cut off/u],
  'an indent': ['<p style="text-indent: -999px">Planted</p>', /cut off/u],
  'a tiny font': ['<p style="font-size: 3px">Planted</p>', /too small/u],
  'a scale': ['<p style="transform: scale(0.1)">Planted</p>', /too small/u],
  'a transparent colour': ['<p style="color: transparent">Planted</p>', /colour of its ground/u],
  'the colour of the ground': [
    '<p style="color: #fdfdfd; background: #fff">Planted</p>',
    /colour of its ground/u,
  ],
  'a cover': [
    '<p>Planted</p><div style="position: absolute; inset: 0; background: #eee">Covers</div>',
    /covered/u,
  ],
};

const visible: Readonly<Record<string, string>> = {
  'a paragraph': '<p>Planted</p>',
  'a text of several parts': '<p>Plan<b>ted</b></p>',
  'a text below the window': '<p style="margin-top: 3000px">Planted</p>',
  'a text below in a scrolling box':
    '<div style="height: 60px; overflow: auto"><p style="margin-top: 900px">Planted</p></div>',
  'a text to the right in a scrolling box':
    '<div style="width: 200px; overflow: auto"><p style="margin-left: 900px; width: 80px">Planted</p></div>',
  'a value of a field': '<input value="Planted">',
  'a placeholder': '<input placeholder="Planted">',
  'a chosen option': '<select><option>One<option selected>Planted</select>',
  'a text below a see-through link':
    '<div style="position: relative"><p>Planted</p><a href="#a" style="position: absolute; inset: 0"></a></div>',
  'a text in a dialog': '<dialog id="d"><p>Planted</p></dialog>',
};

test('a text counts as visible only where a person can see it @embedded', async ({ page }) => {
  const look = async (html: string) => {
    await page.setContent(
      `<body style="background: #fff; color: #111; font: 16px sans-serif">${html}</body>`,
    );
    await page.evaluate(() => document.querySelector('dialog')?.showModal());
    return page.evaluate(findHiddenTexts, [{ text: 'Planted' }]);
  };
  for (const [way, [html, reason]] of Object.entries(hidden)) {
    expect(await look(html), way).toEqual([expect.stringMatching(reason)]);
  }
  for (const [way, html] of Object.entries(visible)) expect(await look(html), way).toEqual([]);
});
