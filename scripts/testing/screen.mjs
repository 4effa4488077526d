import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findExecutable } from './executables.mjs';

/**
 * Runs `work` with the environment of a virtual screen, for a browser that needs one; uses the machine's screen if Xvfb
 * is missing.
 */
export async function withScreen(work) {
  const xvfb = findExecutable(['Xvfb']);
  if (xvfb === null) return work({});
  const words = ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'];
  const child = spawn(xvfb, words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  try {
    const [number] = await once(child.stdio[3], 'data');
    return await work({ DISPLAY: `:${String(number).trim()}` });
  } finally {
    child.kill();
  }
}
