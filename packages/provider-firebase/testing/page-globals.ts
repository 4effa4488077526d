import { afterAll } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

/*
 * A page's globals over Node's own modules, for the file that imports this first: Vitest's own jsdom environment gives
 * its files the modules as a browser loads them, where the emulators' proxies, which are servers, can't be imported.
 */
const page = await builtinEnvironments.jsdom.setup(globalThis, {});
afterAll(() => page.teardown(globalThis));
