export { createEmbeddedProvider } from './embedded-provider.ts';
export type { EmbeddedProviderOptions } from './options.ts';
