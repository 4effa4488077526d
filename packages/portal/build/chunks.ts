interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** The part of the bundler's module graph that is read here. */
interface Graph {
  readonly getModuleInfo: (id: string) => ModuleLinks | null;
}

/** The modules that pages behind the sign-in load first, by the ends of their paths. */
const firstPages = ['app/layout/work-layout.tsx', 'features/dashboard/dashboard-page.tsx'];
const schedule = 'features/timetable/schedule-tab.tsx';
const otherPages = [
  'features/festival/festival-page.tsx',
  schedule,
  'features/festival/stages/stages-tab.tsx',
  'features/festival/details/details-tab.tsx',
  'features/import/wizard-page.tsx',
];

/** Shared in the same way, but also exported from an index that the sign-in imports, so the graph does not show it. */
const workByName =
  /\/look\/src\/initials\.ts$|\/app\/loading\/once\.ts$|\/icons\/Icon(?:Calendar|ChevronRight|Logout|MapPin|Plus|Search|X)\.mjs$|\/domain\/src\/(?:text\/fold|files\/picture-widths|festival\/editions\/edition-family)\.ts$|\/app\/layout\/page-corner(?:\.module)?\.(?:tsx|css)$|\/features\/festival\/festival-tab\.ts$|\/services\/src\/commits\/festival-records\.ts$|\/app\/dropped-files\.ts$|\/app\/queries\/use-festivals\.ts$|\/design\/(?:page\/page-header|controls\/tabs|festival\/status-badge)(?:\.module)?\.(?:tsx|css)$|\/services\/src\/(?:change-parts|load-part)\.ts$|\/app\/loading\/use-part\.ts$|\/domain\/src\/(?:time\/(?:format|wall-clock)|festival\/(?:form-of-festival|planned-zone|days|status)|files\/file-rules|messages\/connection-messages)\.ts$/u;
const lineupByName =
  /\/icons\/Icon(?:ArrowUp|Check|Clock|Download|Trash|Upload)\.mjs$|\/domain\/src\/group-by\.ts$|\/app\/(?:set-count|download|editor\/persisted-record)\.ts$|\/timetable\/(?:days\/(?:chosen-day|day-tabs(?:\.module)?)|grid\/(?:group-schedule|set-details)|bar\/choices|view\/schedule-view)\.(?:tsx?|css)$|\/app\/(?:open-in-review|time\/use-own-format|queries\/use-unplaced-acts)\.ts$|\/list-view-name\.ts$|\/services\/src\/(?:lineup-services|(?:events\/(?:events|imports|acts-and-blocks)|commits\/(?:event|act-and-block)-records)|files\/named-file)\.ts$|\/domain\/src\/(?:conflicts\/(?:nights\/)?(?!conflict-notices|acceptances-of-set|conflict-clusters|conflict-order|acceptance-proposals)[a-z-]+|(?:entities\/(?:announcement|artist-ids|lineup-event|live-fields|set-status|set-texts|unplaced-act|block|upload-id|import-source|file-origin)|festival\/(?:stages\/(?:open-hours|stage-lines)|events\/(?:event-form|event-times|intervals|set-length)))|review\/nights\/night-blocks|timetable\/(?:snap|placing\/(?:shared-hours|axis-marks))|messages\/(?:announcement-marks|presence-messages|conflict-messages|timetable-messages|schedule-messages)|text\/isolate)\.ts$/u;
const timetableByName =
  /\/icons\/Icon(?:ArrowsSort|Dots|Table)\.mjs$|\/timetable\/empty\/load-sample\.ts$|\/event\/(?:form\/event-values|unsaved-input\/persisted-event)\.ts$|\/domain\/src\/(?:timetable\/placing\/(?:day-axis|lanes|on-at|place-sets)|messages\/on-at-messages)\.ts$/u;

/**
 * Loaded first by the sign-in and emitted as one file. Otherwise the bundler splits it as more pages use fields, and a
 * second style sheet would delay the first paint.
 */
const startByName = /\.css$|\/design\/controls\/field\.tsx$/u;

/**
 * Small modules shared by the review, the list, the import and the panels next to the timetable. Without this rule each
 * would become its own file.
 */
const editingByName =
  /\/src\/(?:[a-z-]+\/)*(?:use-uploads|uploads|upload-records|upload-rules|use-draft|file-picker|progress|progress-note|cell-field|search-field|selection|set-length|filter-chips|as-read|draft-day|draft-messages|upload-messages|conflict-notices|time-input|typed-clock|parse-clock|is-unplaced|to-be-announced|review-rules|offered-stages|placeholder|call-worker|source-name|name-likeness)(?:\.module)?\.(?:tsx?|css)$/u;

/** Loaded later, and only together with the schedule. */
const ofSchedule = /\/features\/timetable\//u;

/** Returns the chunk for code that every page needs and that seldom changes. */
export function vendorChunk(id: string): string | null {
  if (
    /node_modules\/(?:(?:react|react-dom|scheduler|clsx)\/|@tabler\/icons-react\/dist\/esm\/(?:createReact|default))/u.test(
      id,
    )
  )
    return 'react';
  if (/node_modules\/@tanstack\/(?:react-router|router-core|history|react-store|store)\//u.test(id))
    return 'router';
  if (
    /node_modules\/zod\/|packages\/(?:domain\/src\/(?:messages\/messages|entities\/(?!access-entry|artist|country|schemas|announcement|lineup-event|live-fields|block|import-source|file-origin|unplaced-act|set-status|set-texts|upload)|time\/(?:bounded-cache|plain-date|utc-date)\.ts|time\/zones\/zone-(?:facts|release)\.ts)|provider\/src\/(?!callable-responses)[a-z-]+\.ts)/u.test(
      id,
    )
  )
    return 'core';
  return null;
}

/**
 * Assigns modules to shared chunks: one for what the dashboard shares with other pages behind the sign-in, one for what
 * the schedule and the wizard share beyond that, and one for what the schedule loads first and shares only with its own
 * later parts. As separate files these would be about sixty; a browser requests six at a time, and small files compress
 * badly.
 */
export function createWorkChunk(entry: string): (id: string, graph: Graph) => string | null {
  let shared: SharedModules | null = null;
  return (id, graph) => {
    shared ??= findShared(entry, graph);
    if (shared.first.has(id) && startByName.test(id)) return 'start';
    if (shared.work.has(id) || workByName.test(id)) return 'work';
    if (shared.lineup.has(id) || lineupByName.test(id)) return 'lineup';
    if (shared.timetable.has(id) || timetableByName.test(id)) return 'timetable';
    return editingByName.test(id) ? 'editing' : null;
  };
}

type Modules = ReadonlySet<string>;

interface SharedModules {
  /** What the entry loads first. */
  readonly first: Modules;
  readonly work: Modules;
  readonly lineup: Modules;
  readonly timetable: Modules;
}

function findShared(entry: string, graph: Graph): SharedModules {
  const pages = lazyModules(entry, graph);
  const first = reachedFrom([entry], graph);
  const named = (ends: readonly string[]) => ends.map((end) => moduleAt(end, pages));
  const reached = (ends: readonly string[]) => reachedFrom(named(ends), graph);
  const ownFile = (id: string) => first.has(id) || pages.has(id);
  const [layout = '', dashboard = ''] = firstPages;
  const ofDashboard = inBoth(reached([dashboard]), reached(otherPages));
  const work = new Set([...reached([layout]), ...ofDashboard].filter((id) => !ownFile(id)));
  const ofLineup = inBoth(reached([schedule]), reached(['features/import/wizard-page.tsx']));
  const lineup = new Set([...ofLineup].filter((id) => !ownFile(id) && !work.has(id)));
  const elsewhere = reachedFrom(
    [...pages].filter((id) => !ofSchedule.test(id)),
    graph,
  );
  const timetable = [...reached([schedule])].filter((id) => !ownFile(id) && !elsewhere.has(id));
  return { first, work, lineup, timetable: new Set(timetable) };
}

function inBoth(some: Modules, others: Modules): Modules {
  return new Set([...some].filter((id) => others.has(id)));
}

function moduleAt(end: string, modules: Modules): string {
  const found = [...modules].find((id) => id.endsWith(`/${end}`));
  if (found === undefined)
    throw new Error(`No part that is loaded later ends with ${end}: see build/chunks.ts.`);
  return found;
}

/** Returns the modules that are loaded along with these. */
function reachedFrom(ids: readonly string[], graph: Graph): Modules {
  const reached = new Set(ids);
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/** Returns the entry modules of everything that is loaded later. */
function lazyModules(entry: string, graph: Graph): Modules {
  const all = new Set([entry]);
  const lazy = new Set<string>();
  for (const id of all) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of dynamicallyImportedIds) lazy.add(next);
    for (const next of [...importedIds, ...dynamicallyImportedIds]) all.add(next);
  }
  return lazy;
}

/** Files of the entry, which are loaded before anything else is requested. */
const entryFiles = /^assets\/(?:rolldown-runtime|react|router|core|start|index)-/u;
const workFiles = /^assets\/work-[\w-]{8}\.(?:js|css)$/u;

/**
 * Returns the files in `deps` that the file `host` has to fetch before it can load a part, leaving out those that are
 * already loaded.
 */
export function missingFiles(deps: readonly string[], host: string): string[] {
  const isBehindSignIn = !entryFiles.test(host);
  return deps.filter((file) => !entryFiles.test(file) && !(isBehindSignIn && workFiles.test(file)));
}
