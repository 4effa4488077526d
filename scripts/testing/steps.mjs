// Runs the steps of `npm test` and summarises them.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';

/** The lines shown of each output if a step failed without naming a test. */
const shownLines = 20;

/**
 * Runs groups of steps in sequence and the steps of a group in parallel, except that a list within a group runs in
 * order; returns their results. A step whose prerequisite failed is skipped; all others run regardless of earlier
 * failures, so that one run shows every problem.
 */
export async function runSteps(groups, root) {
  const results = [];
  for (const group of groups) {
    const steps = group.flat();
    const ready = steps.filter((step) => isReady(step, results));
    const skipped = steps.filter((step) => !ready.includes(step));
    const run = ready.length === 1 ? runAloud : runQuietly;
    const done = await Promise.all(
      group.map((member) =>
        runInOrder(
          [member].flat().filter((step) => ready.includes(step)),
          (step) => run(step, root),
        ),
      ),
    );
    results.push(...done.flat(), ...skipped.map(({ title }) => ({ title, state: 'skipped', tests: null })));
  }
  return results;
}

async function runInOrder(steps, run) {
  const results = [];
  for (const step of steps) results.push(await run(step));
  return results;
}

function isReady(step, results) {
  const need = results.find(({ title }) => title === step.needs);
  return need === undefined || need.state === 'passed';
}

/** Shows the output of the step as it is written. */
function runAloud(step, root) {
  showHeading(step);
  return run(start(step, root, 'inherit'), step);
}

/** Shows the output of the step once it has finished, so that outputs do not mix. */
async function runQuietly(step, root) {
  const child = start(step, root, 'pipe');
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const result = await run(child, step);
  showHeading(step);
  const parts = await outputs;
  for (const part of parts) process.stdout.write(part);
  return { ...result, lastLines: parts.map(endOf).join('\n') };
}

function endOf(output) {
  return stripVTControlCharacters(output).trimEnd().split('\n').slice(-shownLines).join('\n');
}

function showHeading({ title }) {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}`);
}

function start({ command: [command, ...parameters], env }, root, output) {
  return spawn(command, parameters, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
}

async function run(child, { title, count }) {
  const started = performance.now();
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  return {
    title,
    state: status === 0 ? 'passed' : 'failed',
    seconds: (performance.now() - started) / 1000,
    tests: count?.() ?? null,
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

/**
 * The tests that failed, or failed at first, with the beginning of their output, and the last lines of a step that
 * failed without naming a test; empty if there are none.
 */
export function failedTests(results) {
  const parts = results.flatMap(({ title, tests, state, lastLines = '' }) => {
    const failures = tests?.failures ?? [];
    if (state === 'failed' && failures.length === 0)
      return [`${title}, its last lines:\n${indented(lastLines)}`];
    return failures.map(({ name, message }) => `${title}: ${name}\n${indented(message)}`);
  });
  if (parts.length === 0) return '';
  return `\n── Tests that failed ${'─'.repeat(53)}\n${parts.join('\n\n')}`;
}

function indented(text) {
  return text.replace(/^/gmu, '    ');
}
