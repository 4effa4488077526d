import { expect, test } from 'vitest';
import { bundledAssets, refuseImports } from './page-assets.ts';

const files = [
  'lineup-assets/page-a1.js',
  'lineup-assets/page-b2.css',
  'lineup-assets/grid-h8.css',
  'lineup-assets/screen-i9.js',
  'lineup-assets/screen-j0.css',
  'lineup-assets/worker-c3.js',
  'lineup-assets/star-d4.svg',
  'lineup-assets/sans-latin-wght-normal-e5.woff2',
  'lineup-assets/sans-latin-ext-wght-normal-f6.woff2',
];

test('the files of a build are named by what they are for; faces of seldom letters are not asked for ahead', () => {
  expect(bundledAssets(files)).toEqual({
    script: '/lineup-assets/page-a1.js',
    style: '/lineup-assets/page-b2.css',
    grid: '/lineup-assets/grid-h8.css',
    screen: { script: '/lineup-assets/screen-i9.js', style: '/lineup-assets/screen-j0.css' },
    worker: '/lineup-assets/worker-c3.js',
    drawn: ['/lineup-assets/star-d4.svg', '/lineup-assets/sans-latin-wght-normal-e5.woff2'],
  });
});

test('a build in which one is missing, or stands twice, stops', () => {
  expect(() => bundledAssets(files.slice(1))).toThrow(/page-/u);
  expect(() => bundledAssets([...files, 'lineup-assets/worker-g7.js'])).toThrow(/worker-/u);
});

test('a build in which scripts share a file stops', () => {
  expect(() => refuseImports([])).not.toThrow();
  expect(() => refuseImports(['lineup-assets/shared-k1.js'])).toThrow(/shared-k1/u);
});
