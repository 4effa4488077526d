import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

const embedded = z.object({
  provider: z.literal('embedded'),
  /** Whether messages go to an outbox and the data is fictional. */
  demo: z.exactOptional(z.boolean()),
});

const firebase = z.object({
  provider: z.literal('firebase'),
  demo: z.exactOptional(z.boolean()),
  /** The values under "SDK setup and configuration" in the Firebase console. */
  firebase: z.object({
    apiKey: text,
    authDomain: text,
    projectId: text,
    storageBucket: text,
    appId: text,
  }),
  /** The region of the callable functions; the provider has a default. */
  region: z.exactOptional(text),
  appCheckSiteKey: z.exactOptional(text),
  /** The addresses of the emulators: `auth` with its scheme, the others as host and port. */
  emulators: z.exactOptional(z.object({ auth: text, firestore: text, storage: text, functions: text })),
});

const configSchema = z.discriminatedUnion('provider', [embedded, firebase]);

/** The content of `/config.json`: which provider the portal uses, and how to reach it. */
export type PortalConfig = z.infer<typeof configSchema>;

/** Parses the configuration; throws with the names of the invalid fields. */
export function parseConfig(value: unknown): PortalConfig {
  const checked = configSchema.safeParse(value);
  if (checked.success) return checked.data;
  const wrong = checked.error.issues.map(({ path }) => (path.length === 0 ? 'it' : path.join('.')));
  throw new Error(`/config.json is not a configuration of the portal: see ${wrong.join(', ')}`);
}
