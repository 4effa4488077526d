import { expect, test } from 'vitest';
import { matchesSource } from './hosting-headers.mjs';

test.each([
  ['/lineup-schema.json', '/lineup-schema.json', true],
  ['/lineup-schema.json', '/lineup-schemaXjson', false],
  ['**', '/any/path', true],
  ['/a/*', '/a/b', true],
  ['/a/*', '/a/b/c', false],
  ['/a/**', '/a/b/c', true],
  ['/@(assets|lineup-assets)/**/*-*.*', '/assets/main-1a2b.js', true],
  ['/@(assets|lineup-assets)/**/*-*.*', '/lineup-assets/deep/page-1a2b.css', true],
  ['/@(assets|lineup-assets)/**/*-*.*', '/assets/main.js', false],
  ['!/@(lineup|preview|stage)/**', '/', true],
  ['!/@(lineup|preview|stage)/**', '/lineup-schema.json', true],
  ['!/@(lineup|preview|stage)/**', '/preview/token', false],
])('the source %s, with %s: %s', (source, path, expected) => {
  expect(matchesSource(source, path)).toBe(expected);
});
