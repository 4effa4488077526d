import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addFields } from '../new-field/add-fields.ts';
import { copyProject } from './copy-project.ts';
import {
  allowedPlants,
  castPlants,
  lintPlants,
  type Plant,
  typePlants,
  undeclaredPlants,
  unusedPlants,
} from './plants.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'lineup-walls-'));

/** The rooms affected by the planted files, without their tests. */
const rooms = [
  'domain/tsconfig.source.json',
  'provider/tsconfig.source.json',
  'services/tsconfig.source.json',
  'functions/tsconfig.source.json',
  'provider-embedded/client',
  'provider-embedded/server',
  'provider-firebase/client',
  'provider-firebase/server',
  'admin/tsconfig.source.json',
  'lineup-page/tsconfig.source.json',
  'lineup-page/tsconfig.browser.json',
  'portal/tsconfig.source.json',
].map((room) => join('packages', room));

/** The output of one of the project's tools in the copy. */
function check(tool: string, ...parameters: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const command = [join(root, 'node_modules', tool), ...parameters];
    execFile(process.execPath, command, { cwd: copy, maxBuffer: 2 ** 26 }, (_, output) => resolve(output));
  });
}

const knip = (...parameters: readonly string[]) =>
  check('knip/bin/knip.js', '--no-progress', '--reporter=json', ...parameters);

/** Milliseconds; four checks take a while on a busy machine. */
const patience = 480_000;

let types = '';
let lint = '';
let casts = '';
let unused = '';
let undeclared = '';

function planting(plants: readonly Plant[]): void {
  for (const { file, text, from } of plants) {
    writeFileSync(join(copy, file), text);
    if (from === undefined) continue;
    const path = relative(dirname(from), file).replaceAll('\\', '/');
    appendFileSync(join(copy, from), `import '${path.startsWith('.') ? path : `./${path}`}';\n`);
  }
}

beforeAll(async () => {
  copyProject(root, copy);
  addFields(copy);
  planting(typePlants);
  types = await check('typescript/bin/tsc', '-b', ...rooms);
  planting([...castPlants, ...lintPlants, ...allowedPlants, ...undeclaredPlants, ...unusedPlants]);
  [lint, casts, unused, undeclared] = await Promise.all([
    check(
      'oxlint/bin/oxlint',
      '--deny-warnings',
      '--format=unix',
      ...filesOf([...lintPlants, ...allowedPlants]),
    ),
    check('oxlint/bin/oxlint', '--type-aware', '--format=unix', ...filesOf(castPlants)),
    knip(),
    knip('--production', '--strict', '--include', 'unlisted'),
  ]);
}, patience);

afterAll(() => rmSync(copy, { recursive: true, force: true }), patience);

/** The files that `output` refuses, a line each, for a `known` reason. */
function refused(output: string, known: RegExp | string): readonly string[] {
  const lines = output
    .split('\n')
    .filter((line) => (typeof known === 'string' ? line.includes(known) : known.test(line)));
  return lines.map((line) => /^[^(:]+/u.exec(line)?.[0] ?? '');
}

interface Issue {
  readonly file: string;
  readonly files?: readonly object[];
  readonly exports?: readonly object[];
  readonly unlisted?: readonly object[];
}

/** The files with an issue of this kind, in alphabetical order. */
function withIssue(output: string, kind: Exclude<keyof Issue, 'file'>): readonly string[] {
  const { issues } = JSON.parse(output) as { issues: readonly Issue[] };
  return issues
    .filter((issue) => (issue[kind]?.length ?? 0) > 0)
    .map(({ file }) => file)
    .sort();
}

const filesOf = (plants: readonly Plant[]) => plants.map(({ file }) => file).sort();

describe('the types have no way through', () => {
  test.each(typePlants)('where $title', ({ file }) => {
    expect(refused(types, /error TS(?:2304|2339|2584|2591|6307):/u)).toContain(file);
  });
});

test('fields that are added by the recipe fit everywhere', () => {
  const planted = filesOf(typePlants);
  // Errors whose code begins with 6 concern projects: files of other rooms that planted ones import.
  expect(refused(types, /error TS(?!6\d{3})/u).filter((file) => !planted.includes(file))).toEqual([]);
});

describe('the linter refuses each plant', () => {
  test.each(lintPlants)('where $title', ({ file, rule }) => {
    expect(refused(lint, rule ?? /\/(?:walls\(|eslint\(no-restricted-)/u)).toContain(file);
  });
});

describe('the linter lets through', () => {
  test.each(allowedPlants)('where $title', ({ file }) => {
    expect(lint).not.toContain(file);
  });
});

describe('the types are not talked over', () => {
  test.each(castPlants)('where $title', ({ file }) => {
    expect(refused(casts, 'typescript(no-unsafe-type-assertion)')).toContain(file);
  });
});

describe('a package has to be declared', () => {
  test.each(undeclaredPlants)('where $title', ({ file }) => {
    expect(withIssue(undeclared, 'unlisted')).toContain(file);
  });

  test('and everywhere else it is', () => {
    expect(withIssue(undeclared, 'unlisted')).toEqual(filesOf(undeclaredPlants));
  });
});

test('what is not used is found', () => {
  const [file, other] = filesOf(unusedPlants);
  expect(withIssue(unused, 'files')).toContain(file);
  expect(withIssue(unused, 'exports')).toContain(other);
});
