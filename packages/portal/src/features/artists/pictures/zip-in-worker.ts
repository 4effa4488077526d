import type { ZipAnswer, ZipList, ZipRequest } from './answer-zip.ts';
import { SwellingFileError, type BatchFile } from './batch-file.ts';

/** A worker that nothing is asked of for this long, in milliseconds, is ended; the next request begins another. */
const idleMs = 10_000;

/** The files in a ZIP archive as `filesInZip` gives them, read and unpacked in a worker. Fails for one that cannot be read. */
export async function filesOfArchive(archive: File): Promise<readonly BatchFile[]> {
  const worker = new ArchiveWorker(archive);
  const list = await worker.ask<ZipList>('list');
  return list.map(({ path, size }, place) => ({
    path,
    size,
    head: () => worker.ask<Uint8Array>({ place, part: 'head' }),
    open: () => worker.ask<File>({ place, part: 'all' }),
  }));
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (reason: Error) => void;
}

/** Asks a worker about one archive, any number of things at a time. */
class ArchiveWorker {
  readonly #archive: File;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  constructor(archive: File) {
    this.#archive = archive;
  }

  ask<Result>(of: ZipRequest['of']): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, { resolve, reject });
      clearTimeout(this.#idle);
      this.#worker ??= this.#begin();
      const request: ZipRequest = { id: this.#lastId, archive: this.#archive, of };
      this.#worker.postMessage(request);
    });
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./zip-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ZipAnswer>) => this.#hear(data));
    worker.addEventListener('error', () => {
      this.#end();
      for (const { reject } of this.#waiting.values()) reject(new Error('The archive could not be read'));
      this.#waiting.clear();
    });
    return worker;
  }

  #hear(answer: ZipAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.ok) waiting?.resolve(answer.result as never);
    else waiting?.reject(answer.isSwelling ? new SwellingFileError() : new Error('The file cannot be read'));
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.#end(), idleMs);
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#worker?.terminate();
    this.#worker = null;
  }
}
