import type { Provider } from '@lineup/provider';

/** What the server says about itself at `/config.json`. */
export interface PortalConfig {
  readonly provider: 'embedded';
  readonly demo: boolean;
}

/** Reads `/config.json`; throws where it cannot be reached or names a provider that this build does not know. */
export async function loadConfig(): Promise<PortalConfig> {
  const response = await fetch('/config.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return readConfig(await response.json());
}

/** The configuration in `value`; throws where it is none. */
export function readConfig(value: unknown): PortalConfig {
  if (typeof value !== 'object' || value === null || !('provider' in value)) {
    throw new Error('/config.json does not name a provider');
  }
  if (value.provider !== 'embedded') throw new Error('/config.json names an unknown provider');
  return { provider: value.provider, demo: 'demo' in value && value.demo === true };
}

/** The provider that the configuration names; its adapter is loaded only now. */
export async function loadProvider({ provider }: PortalConfig): Promise<Provider> {
  const adapters: Record<PortalConfig['provider'], () => Promise<Provider>> = { embedded: loadEmbedded };
  return adapters[provider]();
}

async function loadEmbedded(): Promise<Provider> {
  const { createEmbeddedProvider } = await import('@lineup/provider-embedded/client');
  return createEmbeddedProvider({ baseUrl: '' });
}
