// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EntryPage } from '../src/design/entry/entry-page.tsx';
import { firstLabels } from '../src/features/account/sign-in/first-labels.ts';
import { collectClassNames, entryPage } from './entry-page.ts';

const sheets = {
  'root-layout': ['root'],
  'entry-page': ['page', 'bars', 'lead'],
  'page-title': ['title'],
};

function classNames(without?: string) {
  const { names, note } = collectClassNames();
  for (const [sheet, keys] of Object.entries(sheets)) {
    const known = keys.filter((key) => key !== without);
    note(
      `/portal/src/design/${sheet}.module.css`,
      Object.fromEntries(known.map((key) => [key, `_${key}_1`])),
    );
  }
  return names;
}

/** The elements and their text, without styling or tab order. */
const plain = (html: string) => html.replaceAll(/ (?:class|style|id|tabindex)="[^"]*"/gu, '');

test('the head is that of the page which takes its place', () => {
  const { container } = render(
    <EntryPage title={firstLabels.title} lead={firstLabels.lead}>
      {null}
    </EntryPage>,
  );
  const template = document.createElement('template');
  template.innerHTML = entryPage(classNames());
  const head = template.content.querySelector('template')?.content.querySelector('main');
  const page = plain(container.innerHTML).replace('<div></div></main>', '</main>');
  expect(plain(head?.outerHTML ?? '')).toBe(page);
});

test('it has the classes of the build', () => {
  const html = entryPage(classNames());
  for (const name of Object.values(sheets).flat()) expect(html).toContain(`class="_${name}_1"`);
});

test('a class that is no longer there stops the build', () => {
  expect(() => entryPage(classNames('lead'))).toThrow(/entry-page has no class lead/u);
});

test('the page takes the head away', () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="entry-head"></div>');
  render(<EntryPage title={firstLabels.title}>{null}</EntryPage>);
  expect(document.getElementById('entry-head')).toBeNull();
});
