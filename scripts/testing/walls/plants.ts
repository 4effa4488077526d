/** A file that one of the project's checks must refuse. */
export interface Plant {
  readonly title: string;
  /** Where to plant it, below the root of the project. */
  readonly file: string;
  readonly text: string;
  /** The rule that must refuse it, if not just any wall. */
  readonly rule?: string;
  /** The file that imports it, for checks that only see reachable files. */
  readonly from?: string;
}

const domain = 'packages/domain/src';
const services = 'packages/services/src';
const embedded = 'packages/provider-embedded';
const firebase = 'packages/provider-firebase';
const portal = 'packages/portal/src';
const publicPage = 'packages/lineup-page/src';

const plant = (title: string, folder: string, text: string): Plant => ({
  title,
  file: `${folder}/planted-${title.replaceAll(/\W+/gu, '-')}.ts`,
  text: `${text}\n`,
});

const elements = (title: string, folder: string, text: string): Plant => {
  const { file, ...rest } = plant(title, folder, text);
  return { ...rest, file: `${file}x` };
};

const importing = (title: string, folder: string, names: string, path: string): Plant =>
  plant(title, folder, `export { ${names} } from '${path}';`);

const refusedBy = (rule: string, plants: readonly Plant[]): readonly Plant[] =>
  plants.map((each) => ({ ...each, rule }));

/** Imports that TypeScript's project references must refuse. */
export const typePlants: readonly Plant[] = [
  importing('the domain reads a file', domain, 'readFileSync', 'node:fs'),
  plant('the domain sets a timer', domain, 'export const planted = setTimeout;'),
  plant('the domain reads the environment', domain, 'export const planted = process.env;'),
  plant('the domain reads the document', domain, 'export const planted = document.title;'),
  plant('the domain asks a server', domain, "export const planted = fetch('/');"),
  importing('the domain knows the port', domain, 'ProviderError', '../../provider/src/errors.ts'),
  plant('the port reads the environment', 'packages/provider/src', 'export const planted = process.env;'),
  plant('services set a timer', services, 'export const planted = setTimeout;'),
  plant('functions read a file', 'packages/functions/src', "export { readFileSync } from 'node:fs';"),
  importing(
    'the embedded client knows the server',
    `${embedded}/client/src`,
    'createCommitTurn',
    '../../server/src/threads/commit-turn.ts',
  ),
  plant(
    'the embedded client reads the environment',
    `${embedded}/client/src`,
    'export const planted = process.env;',
  ),
  importing(
    'the embedded server knows the client',
    `${embedded}/server/src`,
    'isRecord',
    '../../client/src/http/wire.ts',
  ),
  plant(
    'the embedded server reads the document',
    `${embedded}/server/src`,
    'export const planted = document.title;',
  ),
  importing(
    'the client for Firebase knows the server',
    `${firebase}/client/src`,
    'countOf',
    '../../server/src/stats/outside.ts',
  ),
  importing(
    'the server on Firebase knows the client',
    `${firebase}/server/src`,
    'commitLimit',
    '../../client/src/documents/commit/commit-size.ts',
  ),
  importing(
    'the command line knows a client',
    'packages/admin/src',
    'isRecord',
    '../../provider-embedded/client/src/http/wire.ts',
  ),
  importing('pages read a file', `${portal}/app`, 'readFileSync', 'node:fs'),
  plant('the public page reads the document', `${publicPage}/page`, 'export const planted = document.title;'),
  importing(
    'the public page knows the port',
    `${publicPage}/page`,
    'ProviderError',
    '../../../provider/src/errors.ts',
  ),
  importing(
    'the script of the public page knows the port',
    `${publicPage}/browser`,
    'ProviderError',
    '../../../provider/src/errors.ts',
  ),
  importing('the script of the public page reads a file', `${publicPage}/browser`, 'readFileSync', 'node:fs'),
  plant(
    'a service commits past the recorder',
    services,
    "import type { DocumentReader } from '@lineup/provider';\nexport const planted = (documents: DocumentReader) => documents.commit([]);",
  ),
  plant(
    'a feature commits past the recorder',
    `${portal}/features/history`,
    "import { usePortal } from '../../app/portal-context.ts';\nexport const usePlanted = () => usePortal().provider.documents.commit([]);",
  ),
];

/** Refused by the linter with type information. */
export const castPlants: readonly Plant[] = [
  plant(
    'a service casts what it was given',
    services,
    'export const planted = (given: unknown) => given as string;',
  ),
  plant(
    'a feature casts what it was given',
    `${portal}/features/history`,
    'export const planted = (given: unknown) => given as string;',
  ),
];

/** Refused by the linter. */
export const lintPlants: readonly Plant[] = [
  plant('the domain asks for the time', domain, 'export const planted = Date.now();'),
  plant('the domain asks for the time by another name', domain, 'export const { now } = Date;'),
  plant('the domain makes a date of now', domain, 'export const planted = new Date();'),
  plant(
    'the domain makes a date in the zone of the machine',
    domain,
    'export const planted = new Date(2026, 6, 3);',
  ),
  plant(
    'the domain makes a date of a text without a zone',
    domain,
    "export const planted = new Date('2026-01-01T10:00');",
  ),
  plant(
    'services make a date of a text that the linter cannot read',
    services,
    'export const planted = (text: string) => new Date(text);',
  ),
  plant('the public page asks for the time', `${publicPage}/page`, 'export const planted = Date.now();'),
  plant('the domain throws dice', domain, 'export const planted = Math.random();'),
  plant('the domain throws dice by another name', domain, 'export const { random } = Math;'),
  plant(
    'the domain asks for the zone of the machine',
    domain,
    'export const planted = (format: Intl.DateTimeFormat) => format.resolvedOptions().timeZone;',
  ),
  plant(
    'the domain formats in the zone of the machine',
    domain,
    "export const planted = new Intl.DateTimeFormat('en-US', { hour: 'numeric' });",
  ),
  plant(
    'the domain asks for an hour of the machine',
    domain,
    'export const planted = (date: Date) => date.getHours();',
  ),
  plant(
    'the domain asks how far the machine is from UTC',
    domain,
    'export const planted = (date: Date) => date.getTimezoneOffset();',
  ),
  plant('services ask for the time', services, 'export const planted = Date.now();'),
  plant('services throw dice', services, 'export const planted = Math.random();'),
  plant('functions ask for the time', 'packages/functions/src', 'export const planted = Date.now();'),
  importing('services know the port of servers', services, 'ServerProvider', '@lineup/provider/server'),
  importing('the embedded client brings a library', `${embedded}/client/src`, 'Hono', 'hono'),
  importing(
    'the client for Firebase brings the kit of servers',
    `${firebase}/client/src`,
    'getApp',
    'firebase-admin/app',
  ),
  importing(
    'the embedded client knows the server by its name',
    `${embedded}/client/src`,
    'createApp',
    '@lineup/provider-embedded/server',
  ),
  importing(
    'the embedded server knows the client by its name',
    `${embedded}/server/src`,
    'createEmbeddedProvider',
    '@lineup/provider-embedded/client',
  ),
  importing(
    'the server on Firebase knows the client by its name',
    `${firebase}/server/src`,
    'createFirebaseProvider',
    '@lineup/provider-firebase/client',
  ),
  importing(
    'the command line knows a client by its name',
    'packages/admin/src',
    'createEmbeddedProvider',
    '@lineup/provider-embedded/client',
  ),
  importing(
    'a page knows a provider',
    `${portal}/app`,
    'createFirebaseProvider',
    '@lineup/provider-firebase/client',
  ),
  plant(
    'a page asks the server itself',
    `${portal}/features/history`,
    "export const planted = fetch('/api/documents');",
  ),
  plant(
    'a page asks the server by way of the window',
    `${portal}/features/history`,
    "export const planted = window.fetch('/api/documents');",
  ),
  importing(
    'a feature knows the inside of another',
    `${portal}/features/history`,
    'DayGrid',
    '../timetable/grid/day-grid.tsx',
  ),
  importing(
    'a feature knows the inside of another from its own',
    `${portal}/features/import/steps`,
    'DayGrid',
    '../../timetable/grid/day-grid.tsx',
  ),
  plant(
    'a feature loads the inside of another',
    `${portal}/features/history`,
    "export const planted = () => import('../timetable/grid/day-grid.tsx');",
  ),
  importing(
    'the frame of the pages knows the inside of a feature',
    `${portal}/app`,
    'DayGrid',
    '../features/timetable/grid/day-grid.tsx',
  ),
  importing(
    'the design knows a feature',
    `${portal}/design`,
    'ScheduleTab',
    '../features/timetable/schedule-tab.tsx',
  ),
  importing(
    'the design knows the frame of the pages',
    `${portal}/design/controls`,
    'useNow',
    '../../app/time/use-now.ts',
  ),
  ...refusedBy('walls(own-paths)', [
    importing(
      'services know the inside of the port',
      services,
      'maxRecordBytes',
      '../../provider/src/records/record-writes.ts',
    ),
    importing(
      'a page knows the inside of the domain',
      `${portal}/app`,
      'utcDate',
      '../../../domain/src/time/utc-date.ts',
    ),
  ]),
  ...refusedBy('eslint(no-restricted-imports)', [
    plant(
      'a service takes a port that commits',
      services,
      "import type { DocumentPort } from '@lineup/provider';\nexport type Planted = DocumentPort;",
    ),
    plant(
      'a feature takes a provider that commits',
      `${portal}/features/history`,
      "import type { Provider } from '@lineup/provider';\nexport type Planted = Provider;",
    ),
  ]),
  ...refusedBy('walls(no-machine)', [
    plant('a page asks for the time', `${portal}/app`, 'export const planted = Date.now();'),
    plant(
      'a feature makes a date of now',
      `${portal}/features/history`,
      'export const planted = new Date();',
    ),
    plant(
      'a feature asks for the zone of the machine',
      `${portal}/features/history`,
      "export const planted = new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone;",
    ),
    plant(
      'the design formats in the zone of the machine',
      `${portal}/design`,
      "export const planted = new Intl.DateTimeFormat('en-US', { hour: 'numeric' });",
    ),
  ]),
  ...refusedBy('walls(no-storage)', [
    plant(
      'a feature reads the storage of the browser',
      `${portal}/features/history`,
      "export const planted = localStorage.getItem('planted');",
    ),
    plant(
      'a page reads the storage of a window',
      `${portal}/app`,
      'export const planted = (page: Window) => page.sessionStorage;',
    ),
  ]),
  ...refusedBy('walls(no-raw-html)', [
    elements(
      'a feature puts in HTML',
      `${portal}/features/history`,
      'export const planted = (text: string) => <p dangerouslySetInnerHTML={{ __html: text }} />;',
    ),
    plant(
      'the script of the public page puts in HTML',
      `${publicPage}/browser`,
      'export const planted = (element: Element, text: string) => void (element.innerHTML = text);',
    ),
    importing('the public page puts in HTML', `${publicPage}/page`, 'raw', 'hono/html'),
  ]),
  ...refusedBy('walls(texts-in-messages)', [
    plant(
      'a feature words a toast',
      `${portal}/features/history`,
      "import { toast } from '../../design/toasts/toast.ts';\nexport const planted = (n: number) => toast.error(`${n} sets were not moved.`);",
    ),
    plant(
      'a feature words a toast in a constant',
      `${portal}/features/history`,
      "import { toast } from '../../design/toasts/toast.ts';\nconst words = 'Nothing was moved.';\nexport const planted = () => toast.info(words);",
    ),
    plant(
      'a feature words a toast in a function',
      `${portal}/features/history`,
      "import { toast } from '../../design/toasts/toast.ts';\nfunction words(n: number): string {\n  return n === 1 ? 'One set moved' : `${n} sets moved`;\n}\nexport const planted = (n: number) => toast.success(words(n));",
    ),
    plant(
      'a feature words a question',
      `${portal}/features/history`,
      "export const planted = { title: 'Delete?', text: 'It would be gone.', confirmLabel: 'Delete' };",
    ),
    elements(
      'a feature words the title of a banner',
      `${portal}/features/history`,
      `import { Banner } from '../../design/notices/banner.tsx';\nexport const planted = <Banner tone="red" title="Nothing was saved." />;`,
    ),
    elements(
      'a feature words a banner',
      `${portal}/features/history`,
      'import { Banner } from \'../../design/notices/banner.tsx\';\nexport const planted = <Banner tone="red"><p>Nothing was saved.</p></Banner>;',
    ),
    elements(
      'a feature words the error of a field',
      `${portal}/features/history`,
      `import { TextInput } from '../../design/controls/text-input.tsx';\nexport const planted = <TextInput label="Name" error="Enter a name." />;`,
    ),
    elements(
      'the design words a state',
      `${portal}/design`,
      'export const planted = <output>Still saving the set</output>;',
    ),
    elements(
      'a page words an alert',
      `${portal}/app`,
      'export const planted = <p role="alert">Nothing was saved.</p>;',
    ),
    plant(
      'a service words an error',
      services,
      "import { ServiceError } from './service-error.ts';\nexport const planted = () => new ServiceError('not-found', 'There is no such set.');",
    ),
    plant(
      'a service words what an error falls back to',
      services,
      "import { errorText } from './service-error.ts';\nexport const planted = (error: unknown) => errorText(error, 'The set was not saved.');",
    ),
  ]),
  ...refusedBy('eslint(max-lines-per-function)', [
    plant(
      'a function of 82 lines',
      services,
      `export function planted(calls: string[]) {\n${"  calls.push('one more');\n".repeat(80)}}`,
    ),
  ]),
  ...refusedBy('eslint(no-empty)', [
    plant(
      'an empty catch',
      services,
      'export function planted(run: () => void): void { try { run(); } catch {} }',
    ),
  ]),
];

/** Accepted by the linter, although a rule examines it. */
export const allowedPlants: readonly Plant[] = [
  plant(
    'a feature reports with a text of the catalogue',
    `${portal}/features/history`,
    "import { historyMessages } from '@lineup/domain';\nimport { toast } from '../../design/toasts/toast.ts';\nexport const planted = () => toast.error(historyMessages.notFound, { id: 'planted' });",
  ),
  elements(
    'a feature names a button in a banner',
    `${portal}/features/history`,
    "import { Button } from '../../design/controls/button.tsx';\nimport { Banner } from '../../design/notices/banner.tsx';\nexport const planted = (title: string) => <Banner tone=\"red\" title={title}><Button>Try Again</Button></Banner>;",
  ),
  plant(
    'a page tells developers what is missing',
    `${portal}/app`,
    "export const planted = () => new Error('This needs a portal above it');",
  ),
];

const reached = (plants: Plant, from: string): Plant => ({ ...plants, from });

/** Packages and rooms that npm installs where every room can find them, but that only other rooms declare. */
export const undeclaredPlants: readonly Plant[] = [
  reached(
    importing('the port knows the services', 'packages/provider/src', 'ServiceError', '@lineup/services'),
    'packages/provider/src/index.ts',
  ),
  reached(
    importing('services know the functions', services, 'makeRendition', '@lineup/functions'),
    `${services}/index.ts`,
  ),
  reached(
    importing(
      'services know a provider',
      services,
      'createEmbeddedProvider',
      '@lineup/provider-embedded/client',
    ),
    `${services}/index.ts`,
  ),
  reached(
    importing('functions know the services', 'packages/functions/src', 'ServiceError', '@lineup/services'),
    'packages/functions/src/index.ts',
  ),
  reached(
    importing(
      'one provider knows the other',
      `${embedded}/server/src`,
      'createServerProvider',
      '@lineup/provider-firebase/server',
    ),
    `${embedded}/server/src/index.ts`,
  ),
  reached(
    importing(
      'the command line knows the services',
      'packages/admin/src',
      'ServiceError',
      '@lineup/services',
    ),
    'packages/admin/src/index.ts',
  ),
  reached(
    importing('pages know the functions', `${portal}/app`, 'makeRendition', '@lineup/functions'),
    `${portal}/app/main.tsx`,
  ),
  reached(
    importing('the domain uses a package of the tests', domain, 'addDays', 'date-fns'),
    `${domain}/index.ts`,
  ),
  reached(
    importing('services use a package of the domain', services, 'parse', 'zod/mini'),
    `${services}/index.ts`,
  ),
  reached(
    importing('pages use Firebase', `${portal}/app`, 'initializeApp', 'firebase/app'),
    `${portal}/app/main.tsx`,
  ),
  reached(
    importing('the server on Firebase uses SQLite', `${firebase}/server/src`, 'default', 'libsql'),
    `${firebase}/server/src/index.ts`,
  ),
  reached(
    importing('the command line uses a web server', 'packages/admin/src', 'Hono', 'hono'),
    'packages/admin/src/index.ts',
  ),
];

/** Unused code. */
export const unusedPlants: readonly Plant[] = [
  plant('a file without importers', services, 'export const planted = 1;'),
  reached(
    plant('an export without importers', services, 'export const planted = 1;'),
    `${services}/services.ts`,
  ),
];
