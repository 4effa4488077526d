import { Worker } from 'node:worker_threads';
import { ProviderError } from '@lineup/provider';
import type { CommitListener } from '../documents/store.ts';
import type { CommitTurn } from './commit-turn.ts';
import { fromSent, toSent } from './sent-error.ts';
import type { Answer, Given, JobName, ThreadMessage, ThreadRequest, ThreadSetup } from './thread-jobs.ts';

export interface WorkThreadOptions {
  /** The program that the thread runs, see `work-thread-program.ts`. */
  readonly program: string;
  readonly setup: ThreadSetup;
  readonly onCommit: CommitListener;
  readonly onPublished: (festivalId: string) => void;
  /** Coordinates large writes of this thread. */
  readonly turn: CommitTurn;
  /** Receives errors that no caller waits for. */
  readonly onError: (error: unknown) => void;
}

interface Pending {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** Throws if the job may not write. */
  readonly mayWrite: () => void;
  /** Releases the turn to write, if the job has it. */
  giveBack: () => void;
}

export interface JobOptions {
  /** Transferred to the thread instead of copied. */
  readonly transfer?: readonly ArrayBuffer[];
  /** Called just before the job writes much; if it throws, the job fails with that error. */
  readonly mayWrite?: () => void;
}

/**
 * A thread with its own connection to the database, for work that would block the server. It starts with the first job;
 * if it exits unexpectedly, its jobs fail with `unavailable` and the next one starts it again.
 */
export class WorkThread {
  readonly #options: WorkThreadOptions;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | null = null;
  #jobs = 0;
  #isClosed = false;

  constructor(options: WorkThreadOptions) {
    this.#options = options;
  }

  run<Name extends JobName>(
    name: Name,
    given: Given<Name>,
    { transfer = [], mayWrite = () => undefined }: JobOptions = {},
  ): Promise<Answer<Name>> {
    if (this.#isClosed) return Promise.reject(ended('The server is being shut down'));
    this.#worker ??= this.#start();
    const id = (this.#jobs += 1);
    this.#send(this.#worker, { type: 'job', id, name, given }, transfer);
    return new Promise((resolve, reject) => {
      const giveBack = () => undefined;
      const settled = (answer: unknown) => resolve(answer as Answer<Name>);
      this.#pending.set(id, { resolve: settled, reject, mayWrite, giveBack });
    });
  }

  /** Starts nothing new; settles when all jobs are done and the thread has closed its database. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    if (worker === null) return;
    const exited = new Promise((resolve) => worker.once('exit', resolve));
    this.#send(worker, { type: 'close' });
    await exited;
  }

  #send(worker: Worker, request: ThreadRequest, transfer: readonly ArrayBuffer[] = []): void {
    worker.postMessage(request, [...transfer]);
  }

  #start(): Worker {
    const worker = new Worker(this.#options.program, { workerData: this.#options.setup });
    worker.on('message', (message: ThreadMessage) => this.#receive(message));
    worker.once('error', (error) => this.#options.onError(error));
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = null;
      for (const { reject, giveBack } of this.#pending.values()) {
        giveBack();
        reject(ended('The work thread has ended'));
      }
      this.#pending.clear();
    });
    return worker;
  }

  #receive(message: ThreadMessage): void {
    switch (message.type) {
      case 'turn':
        this.#giveTurn(message.id);
        return;
      case 'commit':
        this.#options.onCommit(message.version, message.changes, message.isSummary);
        return;
      case 'published':
        this.#options.onPublished(message.festivalId);
        return;
      case 'problem':
        this.#options.onError(message.error);
        return;
      default:
        this.#settle(message);
    }
  }

  /** A job may ask again, if its check was outdated by then. */
  #giveTurn(id: number): void {
    const pending = this.#pending.get(id);
    if (pending === undefined || this.#worker === null) return;
    try {
      pending.mayWrite();
    } catch (error) {
      this.#send(this.#worker, { type: 'turn', id, error: toSent(error) });
      return;
    }
    pending.giveBack();
    pending.giveBack = this.#options.turn.take();
    this.#send(this.#worker, { type: 'turn', id, error: null });
  }

  #settle(message: Extract<ThreadMessage, { readonly type: 'answer' | 'failure' }>): void {
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    pending?.giveBack();
    if (message.type === 'answer') pending?.resolve(message.answer);
    else pending?.reject(fromSent(message.error));
  }
}

function ended(message: string): ProviderError {
  return new ProviderError('unavailable', message);
}
