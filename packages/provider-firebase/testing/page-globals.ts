import { afterAll } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

/*
 * A page's globals on top of Node's own modules, for the file that imports this first: with Vitest's jsdom environment,
 * files get modules as a browser loads them, where the emulators' proxies, which are servers, cannot be imported.
 */
const page = await builtinEnvironments.jsdom.setup(globalThis, {});
afterAll(() => page.teardown(globalThis));
