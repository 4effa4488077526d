import type { TestProject } from 'vitest/node';
import { describeEmulators, parsePorts, startEmulators } from '../emulators/start-emulators.mjs';

/** Starts the emulators once for all test files; EMULATORS=PORTS uses running ones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['EMULATORS'];
  if (running !== undefined && running !== '') {
    project.provide('emulators', describeEmulators(parsePorts(running)));
    return () => Promise.resolve();
  }
  const { stop, projectId, hosts, config } = await startEmulators();
  project.provide('emulators', { projectId, hosts, config });
  return stop;
}
