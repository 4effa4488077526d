import { setFlagsFromString } from 'node:v8';
import { type Environment, type Mode, parseSettings } from './config/settings.ts';
import { helpText } from './config/variables.ts';
import { startPortalServer, type ThreadPrograms } from './start/portal-server.ts';
import { startMessage } from './start/start-message.ts';

export interface MainOptions extends ThreadPrograms {
  readonly mode: Mode;
  readonly args: readonly string[];
  readonly env: Environment;
  /** The folder of the built portal. */
  readonly portalDir: string;
}

/**
 * Runs the server until SIGTERM or SIGINT. If it cannot start, prints one line on standard error and sets exit code 1.
 */
export async function main({ mode, args, env, portalDir, ...programs }: MainOptions): Promise<void> {
  if (args.includes('--help')) return void process.stdout.write(helpText());
  if (args.length > 0) return fail(`Unknown argument ${args[0] ?? ''}; see --help.`);
  const outcome = parseSettings(mode, env, process.cwd());
  if (!outcome.ok) return fail(outcome.problem);
  tidyEarly();
  try {
    const server = await startPortalServer(outcome.settings, portalDir, programs);
    process.stdout.write(startMessage(outcome.settings, server.demo, server.note));
    endOnSignals(() => server.close());
  } catch (error) {
    fail(`The portal cannot start. ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Collects garbage when the heap has grown by half; by default Node.js lets a small heap double. */
function tidyEarly(): void {
  setFlagsFromString('--heap-growing-percent=50');
}

/** The first signal shuts the server down gracefully, the second one immediately. */
function endOnSignals(close: () => Promise<void>): void {
  let ending = false;
  const end = () => {
    if (ending) process.exit(1);
    ending = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The portal did not shut down cleanly. ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

function fail(problem: string): void {
  process.stderr.write(`${problem.replaceAll(/\s*\n\s*/gu, ' ')}\n`);
  process.exitCode = 1;
}
