import { defineConfig } from 'vitest/config';

/** For the copy of the project that new-field.test.ts creates. */
export default defineConfig({ test: { include: ['**/walk.check.ts'], root: import.meta.dirname } });
