import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Restriction {
  readonly patterns: readonly { readonly regex: string; readonly message: string }[];
}
interface Override {
  readonly files: readonly string[];
  readonly rules: { readonly 'no-restricted-imports'?: string | readonly [string, Restriction] };
}

const settings = new URL('../../.oxlintrc.json', import.meta.url);
const { overrides } = JSON.parse(readFileSync(settings, 'utf8')) as { overrides: Override[] };

/** Whether the lint rule of a room lets it import `name`. */
function mayImport(room: string, name: string): boolean {
  const override = overrides.find(({ files }) => files.some((file) => file.startsWith(`packages/${room}/`)));
  const rule = override?.rules['no-restricted-imports'];
  if (rule === undefined || typeof rule === 'string') throw new Error(`No walls around ${room}`);
  return !rule[1].patterns.some(({ regex }) => new RegExp(regex, 'u').test(name));
}

const rooms = ['domain', 'provider', 'services', 'functions', 'provider-embedded', 'admin', 'portal'];

/** Which rooms each may import by their main door; `docs/decisions` must tell before this table changes. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  provider: ['domain', 'provider'],
  services: ['domain', 'provider'],
  functions: ['domain', 'provider'],
  'provider-embedded': ['domain', 'functions', 'provider', 'provider-embedded'],
  portal: ['domain', 'portal', 'provider', 'services'],
};

describe.each(Object.entries(allowed))('the walls around %s', (room, open) => {
  test.each(rooms)(`to %s are as drawn`, (other) => {
    expect(mayImport(room, `@lineup/${other}`)).toBe(open.includes(other));
  });

  test('have no hole by way of a path', () => {
    expect(mayImport(room, '../../../services/src/index.ts')).toBe(false);
    expect(mayImport(room, '../../packages/domain/src/index.ts')).toBe(false);
    expect(mayImport(room, './services/index.ts')).toBe(true);
  });
});

test('only servers see the server side of a provider, only pages the client side', () => {
  expect(mayImport('portal', '@lineup/provider-embedded/server')).toBe(false);
  expect(mayImport('portal', '@lineup/provider-embedded/client')).toBe(false);
  expect(mayImport('admin', '@lineup/provider-embedded/client')).toBe(false);
  expect(mayImport('admin', '@lineup/provider-embedded/server')).toBe(true);
  expect(mayImport('services', '@lineup/provider/server')).toBe(false);
  expect(mayImport('functions', '@lineup/provider/server')).toBe(true);
});

test('the spreadsheet reader of the domain, which brings its libraries along, has a door of its own', () => {
  expect(mayImport('portal', '@lineup/domain/spreadsheet')).toBe(true);
  expect(mayImport('services', '@lineup/domain/spreadsheet')).toBe(true);
  expect(mayImport('domain', '@lineup/domain/spreadsheet')).toBe(false);
});
