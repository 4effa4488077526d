interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** What the bundler knows of its modules. */
interface Graph {
  readonly getModuleInfo: (id: string) => ModuleLinks | null;
}

/** What the pages behind the sign-in begin with, by the ends of their paths. */
const firstPages = ['app/layout/work-layout.tsx', 'features/dashboard/dashboard-page.tsx'];
const otherPages = [
  'features/festival/festival-page.tsx',
  'features/schedule/schedule-tab.tsx',
  'features/stages/stages-tab.tsx',
  'features/details/details-tab.tsx',
  'features/wizard/wizard-page.tsx',
];

/** Shared by the same pages, but named in an index that the sign-in reads too, so that the graph does not tell. */
const sharedByName = /\/icons\/Icon(?:Calendar|MapPin|Plus|Search|X)\.mjs$|\/domain\/src\/time\/format\.ts$/u;

/** What every page needs, in files that change seldom. */
export function vendorChunk(id: string): string | null {
  if (/node_modules\/(?:react|react-dom|scheduler)\//u.test(id)) return 'react';
  if (/node_modules\/@tanstack\/(?:react-router|router-core|history|react-store|store)\//u.test(id))
    return 'router';
  if (
    /node_modules\/zod\/|packages\/(?:domain\/src\/(?:messages|entities)\/|provider\/src\/[a-z-]+\.ts)/u.test(
      id,
    )
  )
    return 'core';
  return null;
}

/**
 * Names the one file for what the dashboard shares with other pages behind the sign-in. In files of their own these are some
 * twenty, and a browser asks for six at a time.
 */
export function createWorkChunk(entry: string): (id: string, graph: Graph) => string | null {
  let shared: ReadonlySet<string> | null = null;
  return (id, graph) => {
    shared ??= sharedByWork(entry, graph);
    return shared.has(id) || sharedByName.test(id) ? 'work' : null;
  };
}

function sharedByWork(entry: string, graph: Graph): ReadonlySet<string> {
  const pages = lazyModules(entry, graph);
  const named = (ends: readonly string[]) => ends.map((end) => moduleAt(end, pages));
  const first = reachedFrom([entry], graph);
  const [layout = '', dashboard = ''] = named(firstPages);
  const ofLayout = reachedFrom([layout], graph);
  const ofOthers = reachedFrom(named(otherPages), graph);
  const ofDashboard = [...reachedFrom([dashboard], graph)].filter((id) => ofOthers.has(id));
  return new Set([...ofLayout, ...ofDashboard].filter((id) => !first.has(id) && !pages.has(id)));
}

function moduleAt(end: string, modules: ReadonlySet<string>): string {
  const found = [...modules].find((id) => id.endsWith(`/${end}`));
  if (found === undefined)
    throw new Error(`No part that is loaded later ends with ${end}: see build/chunks.ts.`);
  return found;
}

/** The modules that are loaded along with these. */
function reachedFrom(ids: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set(ids);
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/** The modules with which something begins that is loaded later. */
function lazyModules(entry: string, graph: Graph): ReadonlySet<string> {
  const all = new Set([entry]);
  const lazy = new Set<string>();
  for (const id of all) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of dynamicallyImportedIds) lazy.add(next);
    for (const next of [...importedIds, ...dynamicallyImportedIds]) all.add(next);
  }
  return lazy;
}
