import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { noticePage, noticeStyle, noticeStyleHash } from './notice-page.ts';

it('a notice has the style that the policy allows by its hash', () => {
  const hash = createHash('sha256').update(noticeStyle).digest('base64');
  expect(noticeStyleHash).toBe(`sha256-${hash}`);
  expect(noticePage('Nothing here', { href: '', text: 'Try again' })).toContain(
    `<style>${noticeStyle}</style>`,
  );
});

it('a notice offers the next step', () => {
  expect(noticePage('Nothing here', { href: '/lineup/hill', text: 'Go to the lineup' })).toContain(
    '<a href="/lineup/hill">Go to the lineup</a>',
  );
});
