import { Worker } from 'node:worker_threads';
import { ProviderError } from '@lineup/provider';
import type { CommitListener } from '../documents/store.ts';
import { fromSent } from './sent-error.ts';
import type { Answer, Given, JobName, ThreadMessage, ThreadRequest, ThreadSetup } from './thread-jobs.ts';

export interface WorkThreadOptions {
  /** The program of the thread, see `work-thread-program.ts`. */
  readonly program: string;
  readonly setup: ThreadSetup;
  readonly onCommit: CommitListener;
  readonly onPublished: (festivalId: string) => void;
  /** Learns of failures that no caller waits for. */
  readonly onError: (error: unknown) => void;
}

interface Pending {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A thread with its own connection to the database, for work that would keep the server from answering others. It starts with
 * the first job; should it end by itself, its jobs fail with `unavailable` and the next one starts it again.
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

  run<Name extends JobName>(name: Name, given: Given<Name>): Promise<Answer<Name>> {
    if (this.#isClosed) return Promise.reject(ended('The server is being shut down'));
    this.#worker ??= this.#start();
    const id = (this.#jobs += 1);
    this.#send(this.#worker, { type: 'job', id, name, given });
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve: (answer) => resolve(answer as Answer<Name>), reject });
    });
  }

  /** Begins nothing new; settles when all jobs are done and the thread has closed its database. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    if (worker === null) return;
    const exited = new Promise((resolve) => worker.once('exit', resolve));
    this.#send(worker, { type: 'close' });
    await exited;
  }

  #send(worker: Worker, request: ThreadRequest): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(request);
  }

  #start(): Worker {
    const worker = new Worker(this.#options.program, { workerData: this.#options.setup });
    worker.on('message', (message: ThreadMessage) => this.#receive(message));
    worker.once('error', (error) => this.#options.onError(error));
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = null;
      for (const { reject } of this.#pending.values()) reject(ended('The work thread has ended'));
      this.#pending.clear();
    });
    return worker;
  }

  #receive(message: ThreadMessage): void {
    switch (message.type) {
      case 'commit':
        this.#options.onCommit(message.version, message.changes);
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

  #settle(message: Extract<ThreadMessage, { readonly id: number }>): void {
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.type === 'answer') pending?.resolve(message.answer);
    else pending?.reject(fromSent(message.error));
  }
}

function ended(message: string): ProviderError {
  return new ProviderError('unavailable', message);
}
