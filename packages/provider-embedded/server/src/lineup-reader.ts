import { readLineupHere, type LineupFile } from '@lineup/functions';
import type { ReaderMessage } from './functions/read-in-process.ts';

/**
 * The process that reads one lineup file: receives it in its first message and replies with one. The server then ends
 * it.
 */
process.once('message', (file) => {
  readLineupHere(file as LineupFile).then(
    (reading) => answer({ type: 'reading', reading }),
    (error: unknown) => answer({ type: 'failure', error }),
  );
});

function answer(message: ReaderMessage): void {
  process.send?.(message);
}
