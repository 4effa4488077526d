import type { Rolldown } from 'vite';
import { type ProviderName, providerNames } from './early-addresses.ts';

const festival = ['app/layout/work-layout.tsx', 'features/festival/festival-page.tsx'];

/**
 * The modules that pages behind the sign-in load first, by a pattern of the page's address. The first match applies.
 */
const pages: readonly (readonly [pattern: string, modules: readonly string[]])[] = [
  ['^/$', ['app/layout/work-layout.tsx', 'features/dashboard/dashboard-page.tsx']],
  [
    '^/festival/[^/]+/upload$',
    ['app/layout/work-layout.tsx', 'features/import/wizard-page.tsx', 'features/import/new-upload.tsx'],
  ],
  ['^/festival/[^/]+/upload', ['app/layout/work-layout.tsx', 'features/import/wizard-page.tsx']],
  ['^/festival/[^/]+/schedule$', [...festival, 'features/timetable/schedule-tab.tsx']],
  ['^/festival/[^/]+/stages$', [...festival, 'features/festival/stages/stages-tab.tsx']],
  ['^/festival/', [...festival, 'features/festival/details/details-tab.tsx']],
];

/** The addresses of the files that a provider or page needs in addition to those of the entry. */
export interface FirstFiles {
  readonly providers: Readonly<Record<ProviderName, readonly string[]>>;
  readonly pages: readonly (readonly [pattern: string, files: readonly string[]])[];
}

/** Reads the first files from the bundle. Throws if a module no longer has a file of its own. */
export function firstFiles(bundle: Rolldown.OutputBundle): FirstFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.filter(({ isEntry }) => isEntry);
  const known = new Set(entry.flatMap((chunk) => filesOf(chunk, chunks)));
  const begin = (modules: readonly string[]) =>
    [...new Set(modules.flatMap((module) => filesOf(chunkOf(module, chunks), chunks)))].filter(
      (file) => !known.has(file),
    );
  const ofProvider = (name: ProviderName) => [name, begin([`provider-${name}/client/src/index.ts`])];
  return {
    providers: Object.fromEntries(providerNames.map(ofProvider)) as FirstFiles['providers'],
    pages: pages.map(([pattern, modules]) => [pattern, begin(modules)]),
  };
}

type Chunks = readonly Rolldown.OutputChunk[];

function chunkOf(module: string, chunks: Chunks): Rolldown.OutputChunk {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  if (found === undefined)
    throw new Error(`No file of the build begins with ${module}: see build/first-files.ts.`);
  return found;
}

/** Returns the chunk's own file, its style sheets, and those of everything it imports. */
function filesOf(first: Rolldown.OutputChunk, chunks: Chunks): readonly string[] {
  const reached = new Set([first]);
  for (const chunk of reached) {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported !== undefined) reached.add(imported);
    }
  }
  return [...reached].flatMap((chunk) => [
    `/${chunk.fileName}`,
    ...[...(chunk.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
  ]);
}
