import { describe, expect, it, test } from 'vitest';
import { createWorkChunk, missingFiles, vendorChunk } from './chunks.ts';

const entry = '/app/main.tsx';
const pages = {
  layout: '/app/layout/work-layout.tsx',
  dashboard: '/features/dashboard/dashboard-page.tsx',
  festival: '/features/festival/festival-page.tsx',
  schedule: '/features/timetable/schedule-tab.tsx',
  stages: '/features/festival/stages/stages-tab.tsx',
  details: '/features/festival/details/details-tab.tsx',
  wizard: '/features/import/wizard-page.tsx',
};

const imports: Readonly<Record<string, readonly string[]>> = {
  [entry]: ['/both.ts'],
  [pages.layout]: ['/queries.ts'],
  [pages.dashboard]: ['/both.ts', '/button.ts', '/card.ts'],
  [pages.schedule]: ['/button.ts', '/events.ts', '/day-grid.ts', '/tabs.ts'],
  [pages.wizard]: ['/button.ts', '/events.ts', '/review.ts'],
  '/button.ts': ['/loader.ts'],
  '/features/timetable/direct/direct-editing.tsx': ['/day-grid.ts'],
  '/features/history/history-tab.tsx': ['/tabs.ts'],
};

function chunkOf(id: string, lazy: readonly string[] = Object.values(pages)): string | null {
  const getModuleInfo = (module: string) => ({
    importedIds: imports[module] ?? [],
    dynamicallyImportedIds: module === entry ? lazy : [],
  });
  return createWorkChunk(entry)(id, { getModuleInfo });
}

test('what the dashboard shares with other pages, and what stands around them, comes in one file', () => {
  expect(['/button.ts', '/loader.ts', '/queries.ts'].map((id) => chunkOf(id))).toEqual([
    'work',
    'work',
    'work',
  ]);
});

test('what schedule and wizard share beyond that comes in one file', () => {
  expect(chunkOf('/events.ts')).toBe('lineup');
  expect(chunkOf('/packages/domain/src/conflicts/conflict-index.ts')).toBe('lineup');
});

test('what the schedule begins with comes in one file, but for what another page needs too', () => {
  const grid = '/features/timetable/direct/direct-editing.tsx';
  const history = '/features/history/history-tab.tsx';
  const lazy = [...Object.values(pages), grid, history];
  expect(chunkOf('/day-grid.ts', lazy)).toBe('timetable');
  expect(chunkOf('/tabs.ts', lazy)).toBeNull();
  expect(chunkOf('/packages/domain/src/timetable/placing/day-axis.ts')).toBe('timetable');
});

test('what the sign-in needs stays with it, and each page with itself', () => {
  for (const id of [entry, '/both.ts', '/card.ts', '/review.ts', ...Object.values(pages)]) {
    expect(chunkOf(id)).toBeNull();
  }
});

test('a page that is no longer there stops the build', () => {
  expect(() => chunkOf('/button.ts', [pages.layout])).toThrow(/dashboard-page\.tsx/u);
});

test('packages of every page come in files that change with their version', () => {
  expect(vendorChunk('/node_modules/react-dom/client.js')).toBe('react');
  expect(vendorChunk('/node_modules/@tanstack/react-router/dist/index.js')).toBe('router');
  expect(vendorChunk('/packages/provider/src/errors.ts')).toBe('core');
  expect(vendorChunk('/packages/provider/src/rules/permissions.ts')).toBeNull();
});

describe('what is fetched ahead of a part', () => {
  const deps = ['assets/core-AAAAAAAA.js', 'assets/work-BBBBBBBB.js', 'assets/lineup-CCCCCCCC.js'];

  it('leaves out what the entry has loaded, and behind the sign-in what all its pages share', () => {
    expect(missingFiles(deps, 'assets/schedule-tab-DDDDDDDD.js')).toEqual(['assets/lineup-CCCCCCCC.js']);
    expect(missingFiles(deps, 'assets/index-EEEEEEEE.js')).toEqual(deps.slice(1));
  });

  it('takes no part for the shared one by its name alone', () => {
    expect(missingFiles(['assets/work-layout-FFFFFFFF.js'], 'assets/festival-page-GGGGGGGG.js')).toHaveLength(
      1,
    );
  });
});
