import { createRequire } from 'node:module';
import type { EarlyRequests, Query } from '@lineup/provider';

/** The providers of a build; `@lineup/provider-NAME` is the room of each. */
export const providerNames = ['embedded', 'firebase'] as const;

export type ProviderName = (typeof providerNames)[number];

/** What a provider wants asked early: its own addresses, and by the pattern of a page's address those of its first queries. */
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

/** The address with `value` in place of its braces, as the first script does it. */
export function fill(address: string, value: string): string {
  return address.replace(/\{\w+\}/u, () => new URLSearchParams({ value }).toString().slice('value='.length));
}

function readRequests(provider: ProviderName): EarlyRequests {
  const require = createRequire(import.meta.url);
  return require(`@lineup/provider-${provider}/early-requests.json`) as EarlyRequests;
}
