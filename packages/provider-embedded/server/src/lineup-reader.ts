import { parentPort, workerData } from 'node:worker_threads';
import { readLineupHere, type LineupFile } from '@lineup/functions';

/** The thread that reads one lineup file: given with it, answered by one message. */
const reading = await readLineupHere(workerData as LineupFile);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
parentPort?.postMessage(reading);
