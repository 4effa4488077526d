import { resolve } from 'node:path';
import {
  AdministrationError,
  isProviderName,
  type AdminProvider,
  type ProviderName,
} from '@lineup/provider/administration';

/** The command line's options for the provider. */
export interface ProviderOptions {
  readonly provider: string | undefined;
  readonly project: string | undefined;
  readonly bucket: string | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The provider that a command uses: from the option, else the environment, else the embedded one. */
export function chosenProvider({ provider }: ProviderOptions, env: Environment): ProviderName {
  const name = provider ?? (env['PROVIDER'] || 'embedded');
  if (isProviderName(name)) return name;
  throw new AdministrationError(`There is no provider ${name}; it is embedded or firebase.`);
}

/** Loads the administration of that provider on demand. Throws AdministrationError. */
export async function adminProviderOf(
  name: ProviderName,
  options: ProviderOptions,
  env: Environment,
): Promise<AdminProvider> {
  if (name === 'embedded') {
    const { embeddedAdminProvider } = await import('@lineup/provider-embedded/administration');
    return embeddedAdminProvider(resolve(env['DATA_DIR'] || './data'));
  }
  const project = options.project ?? env['FIREBASE_PROJECT'] ?? '';
  if (project === '') throw new AdministrationError('Name the Firebase project: --project ID.');
  const bucket = options.bucket ?? (env['FIREBASE_BUCKET'] || `${project}.firebasestorage.app`);
  const { firebaseAdminProvider } = await import('@lineup/provider-firebase/administration').catch(
    explainMissing,
  );
  return firebaseAdminProvider({ project, bucket });
}

/** The installed package does not include Firebase's package, which is larger than all the rest. */
function explainMissing(error: unknown): never {
  const isMissing = error instanceof Error && error.message.includes("package 'firebase-admin'");
  if (!isMissing) throw error;
  throw new AdministrationError(
    'firebase-admin is not installed. Run this command in a clone of the portal, after npm ci.',
  );
}
