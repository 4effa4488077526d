// Runs the steps of `npm test` one after another and sums them up.
import { spawnSync } from 'node:child_process';

/**
 * Runs one step under a heading, with `results` being those before it. A step whose need failed is skipped; every
 * other runs whatever happened before, so that one run shows all that is wrong.
 */
export function runStep(step, results, root) {
  const need = results.find((result) => result.title === step.needs);
  if (need !== undefined && need.state !== 'passed')
    return { title: step.title, state: 'skipped', tests: null };
  console.log(`\n── ${step.title} ${'─'.repeat(Math.max(0, 70 - step.title.length))}`);
  const started = performance.now();
  const [command, ...parameters] = step.command;
  const { status } = spawnSync(command, parameters, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...step.env },
  });
  return {
    title: step.title,
    state: status === 0 ? 'passed' : 'failed',
    seconds: (performance.now() - started) / 1000,
    tests: step.count?.() ?? null,
  };
}

/** A line per step: its state, its name, how many tests it ran and how long it took. */
export function summary(results) {
  const lines = results.map(({ title, state, seconds, tests }) => {
    const again = tests?.secondTry ? ` (${tests.secondTry} on the second try)` : '';
    const counted = tests === null ? '' : `  ${tests.passed} passed${again}, ${tests.failed} failed`;
    const took = seconds === undefined ? '' : `  ${seconds.toFixed(1)} s`;
    return `${state.padEnd(8)}${title}${counted}${took}`;
  });
  return `\n── Summary ${'─'.repeat(63)}\n${lines.join('\n')}\n`;
}

/** The tests that failed, or did at first, with the beginning of what they said; empty where there are none. */
export function failedTests(results) {
  const parts = results.flatMap(({ title, tests }) =>
    (tests?.failures ?? []).map(({ name, message }) => `${title}: ${name}\n${indented(message)}`),
  );
  if (parts.length === 0) return '';
  return `\n── Tests that failed ${'─'.repeat(53)}\n${parts.join('\n\n')}`;
}

function indented(text) {
  return text.replace(/^/gmu, '    ');
}
