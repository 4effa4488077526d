// Builds the server and the pages if their sources have changed.
import { buildPortalWhenStale, buildServerWhenStale } from './building/build-all.mjs';

await buildServerWhenStale();
await buildPortalWhenStale();
