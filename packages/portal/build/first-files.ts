import type { Rolldown } from 'vite';
import { type ProviderName, providerNames } from './early-addresses.ts';

const festival = ['app/layout/work-layout.tsx', 'features/festival/festival-page.tsx'];

/** The modules with which the pages behind the sign-in begin, by a pattern of their address; the first that fits counts. */
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

/** The addresses of the files that a provider or page needs beyond those of the entry. */
export interface FirstFiles {
  readonly providers: Readonly<Record<ProviderName, readonly string[]>>;
  readonly pages: readonly (readonly [pattern: string, files: readonly string[]])[];
}

/** Reads them from what was built; throws where a module has no file of its own any more. */
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

/** The chunk's own file, its style sheets, and those of all that it imports. */
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
