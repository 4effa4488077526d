import { expectThat } from '../../runner/tally.ts';
import type { PortalProcess } from '../portals/portal-process.ts';

/** Throws unless the process exits with code 1 and one line that matches; returns the line. */
export async function expectRefusedStart(process: PortalProcess, line: RegExp): Promise<string> {
  const started = await process.ready().then(
    () => true,
    () => false,
  );
  if (started) await process.kill();
  expectThat(!started, 'It started.');
  const code = await process.ended();
  const output = process.output().trim();
  expectThat(code === 1, `It ended with ${code}: ${output}`);
  expectThat(!output.includes('\n'), `It said more than one line: ${output}`);
  expectThat(line.test(output), `It said: ${output}`);
  return output;
}
