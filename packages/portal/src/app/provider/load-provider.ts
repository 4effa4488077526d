import type { Provider } from '@lineup/provider';
import { hasEarly, takeEarly } from './early-responses.ts';
import { type PortalConfig, parseConfig } from './portal-config.ts';

/** Reads `/config.json`; throws if it cannot be reached or names a provider that this build does not include. */
export async function loadConfig(): Promise<PortalConfig> {
  const response = (await takeEarly('/config.json')) ?? (await fetchConfig());
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return parseConfig(await response.json());
}

function fetchConfig(): Promise<Response> {
  return fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
}

/** Returns the configured provider. Only its adapter is loaded, and only now. */
export function loadProvider(config: PortalConfig): Promise<Provider> {
  return config.provider === 'embedded' ? loadEmbedded() : loadFirebase(config);
}

async function loadEmbedded(): Promise<Provider> {
  const { createEmbeddedProvider } = await import('@lineup/provider-embedded/client');
  return createEmbeddedProvider({ baseUrl: '', early: { has: hasEarly, take: takeEarly } });
}

async function loadFirebase(config: Extract<PortalConfig, { provider: 'firebase' }>): Promise<Provider> {
  const { createFirebaseProvider } = await import('@lineup/provider-firebase/client');
  return createFirebaseProvider({ config });
}
