import { readFileSync } from 'node:fs';
import { describe, expect, test, type afterAll, type afterEach } from 'vitest';
import { collectCoverage, type Coverage } from '../testing/coverage.ts';
import { loadRules, type RulesWorld } from '../testing/rules-world.ts';

/**
 * Runs the suite and keeps what its requests evaluate of the rules: `after` each test or after all of them, before the
 * emulator has too much to remember, which is every value of every expression until the rules are loaded anew.
 */
export function covering(
  coverage: Coverage,
  world: RulesWorld,
  describeSuite: (world: RulesWorld) => void,
  after: typeof afterAll | typeof afterEach,
): void {
  describe('covering', () => {
    describeSuite(world);
    after(async () => {
      try {
        await collectCoverage(coverage, world.host, world.projectId);
      } finally {
        // What one test left must not be too much for the next.
        await loadRules(world.host, world.projectId);
      }
    }, 60_000);
  });
}

/** How much of the rules the suites before have evaluated. */
export function describeCoverage(coverage: Coverage): void {
  describe('coverage', () => {
    const all = () => [...coverage.values()];

    test('is of every allow that is not closed for good', () => {
      const rules = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8');
      const open = [...rules.matchAll(/^\s*allow [^;]*?: if (?!false;)/gmu)].length;
      expect(all().filter(({ isCondition }) => isCondition)).toHaveLength(open);
    });

    test('has every allow come true, and false', () => {
      const conditions = all().filter(({ isCondition }) => isCondition);
      expect(conditions.filter(({ came }) => came.size < 2)).toEqual([]);
    });

    test('is of every expression', () => {
      const missed = all().filter(({ evaluated }) => !evaluated);
      const { size } = coverage;
      process.stdout.write(`rules: ${size - missed.length} of ${size} expressions evaluated\n`);
      expect(missed.map(({ place }) => place)).toEqual([]);
    });
  });
}
