import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

const embedded = z.object({
  provider: z.literal('embedded'),
  /** Whether messages go to an outbox and the data is made up. */
  demo: z.exactOptional(z.boolean()),
});

const firebase = z.object({
  provider: z.literal('firebase'),
  demo: z.exactOptional(z.boolean()),
  /** What the console of Firebase names under "SDK setup and configuration". */
  firebase: z.object({
    apiKey: text,
    authDomain: text,
    projectId: text,
    storageBucket: text,
    appId: text,
  }),
  /** Where the callable functions run; the provider knows the usual place. */
  region: z.exactOptional(text),
  appCheckSiteKey: z.exactOptional(text),
  /** Where the emulators answer: `auth` with its scheme, the others as host and port. */
  emulators: z.exactOptional(z.object({ auth: text, firestore: text, storage: text, functions: text })),
});

const configSchema = z.discriminatedUnion('provider', [embedded, firebase]);

/** What `/config.json` says: which provider the portal works with, and what that needs to be found. */
export type PortalConfig = z.infer<typeof configSchema>;

/** The configuration in `value`; throws where it is none or lacks something, with the names of what is wrong. */
export function parseConfig(value: unknown): PortalConfig {
  const checked = configSchema.safeParse(value);
  if (checked.success) return checked.data;
  const wrong = checked.error.issues.map(({ path }) => (path.length === 0 ? 'it' : path.join('.')));
  throw new Error(`/config.json is not a configuration of the portal: see ${wrong.join(', ')}`);
}
