import { spawn } from 'node:child_process';

/** Writes a verified archive of everything to `file`, or rejects with a one-line reason. */
export type WriteBackup = (file: string, signal: AbortSignal) => Promise<void>;

export interface BackupProcess {
  /** The program of the operators' command line. */
  readonly program: string;
  readonly dataDir: string;
  readonly execArgv?: readonly string[];
}

/** How many characters from the end of its error output are reported. */
const mostComplaint = 2000;

/**
 * Runs the operators' `backup --verify` in a separate process, so that the server stays responsive. Does not pass on
 * the server's environment, which holds secrets.
 */
export function writeInProcess({ program, dataDir, execArgv = [] }: BackupProcess): WriteBackup {
  return (file, signal) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [...execArgv, program, 'backup', file, '--verify'], {
        env: { DATA_DIR: dataDir, LINEUP_IN_BACKGROUND: '1' },
        stdio: ['ignore', 'ignore', 'pipe'],
        signal,
        killSignal: 'SIGKILL',
      });
      let complaint = '';
      child.stderr.on('data', (piece: Buffer) => {
        complaint = `${complaint}${piece.toString()}`.slice(-mostComplaint);
      });
      child.once('error', reject);
      child.once('close', (code) => {
        if (code === 0) resolve();
        else reject(new Error(complaint.trim() || `The process ended with code ${code ?? 'unknown'}.`));
      });
    });
}
