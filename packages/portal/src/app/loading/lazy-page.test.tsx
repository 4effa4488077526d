// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { lazyPage } from './lazy-page.tsx';

afterEach(cleanup);

let made = 0;

function Counted() {
  const [turn] = useState(() => (made += 1));
  return <p>Page {turn}</p>;
}

const inSuspense = (Page: ReturnType<typeof lazyPage>) => (
  <Suspense fallback={<p>Loading</p>}>
    <Page />
  </Suspense>
);

test('a page that is not there yet is waited for, and stays the same one when it is shown again', async () => {
  made = 0;
  const Page = lazyPage(() => Promise.resolve({ Counted }), 'Counted');
  const view = render(inSuspense(Page));
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Page 1')).toBeTruthy();
  view.rerender(inSuspense(Page));
  expect(screen.getByText('Page 1')).toBeTruthy();
});

test('a page that has been fetched is shown at once', async () => {
  made = 0;
  const Page = lazyPage(() => Promise.resolve({ Counted }), 'Counted');
  await Page.fetch();
  render(inSuspense(Page));
  expect(screen.getByText('Page 1')).toBeTruthy();
});
