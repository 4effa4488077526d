// The server of `npm run dev`, run from its sources under a watcher.
import { main } from '../packages/provider-embedded/server/src/main.ts';
import { portalDir } from './building/build-all.mjs';

await main({ mode: 'demo', args: [], env: process.env, portalDir });
