import { createRequire } from 'node:module';
import type { EarlyRequests, Query } from '@lineup/provider';

/** The providers of a build. The package of each is `@lineup/provider-NAME`. */
export const providerNames = ['embedded', 'firebase'] as const;

export type ProviderName = (typeof providerNames)[number];

/**
 * What a provider wants requested early: its own addresses, and its first queries by the pattern of a page's address.
 */
export interface EarlyAddresses extends Omit<EarlyRequests, 'query'> {
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

export function earlyAddresses(
  provider: ProviderName,
  queries: Readonly<Record<string, readonly Query[]>>,
): EarlyAddresses {
  const { query, ...requests } = readRequests(provider);
  if (query === undefined) return { ...requests, pages: {} };
  const pages = Object.entries(queries).map(([page, asked]) => [
    page,
    asked.map((each) => fill(query, JSON.stringify(each))),
  ]);
  return { ...requests, pages: Object.fromEntries(pages) as EarlyAddresses['pages'] };
}

/** Returns the address with `value` in place of its braces, as the first script does. */
export function fill(address: string, value: string): string {
  return address.replace(/\{\w+\}/u, () => new URLSearchParams({ value }).toString().slice('value='.length));
}

function readRequests(provider: ProviderName): EarlyRequests {
  const require = createRequire(import.meta.url);
  return require(`@lineup/provider-${provider}/early-requests.json`) as EarlyRequests;
}
