import { resolve } from 'node:path';
import {
  AdministrationError,
  isProviderName,
  type AdminProvider,
  type ProviderName,
} from '@lineup/provider/administration';

/** What the command line says of the provider. */
export interface ProviderOptions {
  readonly provider: string | undefined;
  readonly project: string | undefined;
  readonly bucket: string | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The provider that a command works on: the option's, else the environment's, else the embedded one. */
export function chosenProvider({ provider }: ProviderOptions, env: Environment): ProviderName {
  const name = provider ?? (env['PROVIDER'] || 'embedded');
  if (isProviderName(name)) return name;
  throw new AdministrationError(`There is no provider ${name}; it is embedded or firebase.`);
}

/** The portal on that provider. Each provider is loaded only when it is asked for. Throws AdministrationError. */
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

/** The installed package comes without Firebase's own package, which is larger than all the rest. */
function explainMissing(error: unknown): never {
  const isMissing = error instanceof Error && error.message.includes("package 'firebase-admin'");
  if (!isMissing) throw error;
  throw new AdministrationError(
    'firebase-admin is not installed. Run this command in a clone of the portal, after npm ci.',
  );
}
