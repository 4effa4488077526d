import { beforeEach, expect, it, vi } from 'vitest';
import { runSteps } from './steps.mjs';

let told: string[] = [];
beforeEach(() => {
  told = [];
  vi.spyOn(console, 'log').mockImplementation((text: unknown) => void told.push(String(text)));
});

const says = (title: string, text: string, code = 0) => ({
  title,
  command: [process.execPath, '-e', `console.log(${JSON.stringify(text)}); process.exitCode = ${code}`],
});

it('runs steps beside each other and tells each one as a whole, its failure too', async () => {
  const results = await runSteps([says('Types', 'all hold'), says('Lint', 'one error', 1)], [], '.');
  expect(results).toMatchObject([
    { title: 'Types', state: 'passed', tests: null },
    { title: 'Lint', state: 'failed', tests: null },
  ]);
  expect(told).toHaveLength(2);
  expect(told.find((text) => text.includes('── Lint ─'))).toMatch(/─\none error\n$/u);
});

it('counts a command that is not there as a failure', async () => {
  const step = { title: 'Format', command: ['no-such-command-anywhere'] };
  expect(await runSteps([step, says('Types', '')], [], '.')).toMatchObject([
    { state: 'failed' },
    { state: 'passed' },
  ]);
});

it('skips what needs a step that failed, and runs all else', async () => {
  const before = [
    { title: 'Build', state: 'failed' },
    { title: 'Types', state: 'failed' },
  ];
  const needing = { ...says('Browser tests', ''), needs: 'Build' };
  expect(await runSteps([needing], before, '.')).toEqual([
    { title: 'Browser tests', state: 'skipped', tests: null },
  ]);
  const count = () => ({ passed: 2, failed: 0 });
  const free = { ...says('Lint', ''), needs: 'Format', count };
  expect(await runSteps([free, says('Types', '')], before, '.')).toMatchObject([
    { state: 'passed', tests: { passed: 2, failed: 0 } },
    { state: 'passed' },
  ]);
});
