// Runs the steps of `npm test` and sums them up.
import { spawn } from 'node:child_process';

/**
 * Runs steps beside each other and answers their results in their order; `before` are the results of earlier ones. A step
 * whose need failed is skipped; every other runs whatever happened before, so that one run shows all that is wrong. A
 * step that runs alone is heard while it runs, others when they are done.
 */
export async function runSteps(steps, before, root) {
  const alone = steps.length === 1;
  return Promise.all(steps.map((step) => runStep(step, { before, root, alone })));
}

async function runStep(step, { before, root, alone }) {
  const need = before.find((result) => result.title === step.needs);
  if (need !== undefined && need.state !== 'passed')
    return { title: step.title, state: 'skipped', tests: null };
  if (alone) console.log(heading(step.title));
  const started = performance.now();
  const { passed, said } = await runCommand(step, { root, alone });
  if (!alone) console.log(`${heading(step.title)}\n${said}`);
  return {
    title: step.title,
    state: passed ? 'passed' : 'failed',
    seconds: (performance.now() - started) / 1000,
    tests: step.count?.() ?? null,
  };
}

function runCommand({ command: [command, ...parameters], env }, { root, alone }) {
  const output = alone ? 'inherit' : 'pipe';
  const child = spawn(command, parameters, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (said += text));
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ passed: false, said: String(error) }));
    child.once('close', (code) => resolve({ passed: code === 0, said }));
  });
}

function heading(title) {
  return `\n── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}`;
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
