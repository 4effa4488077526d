import type { ZipAnswer, ZipList, ZipRequest, ZipResult } from './answer-zip.ts';
import { SwellingFileError, type BatchFile } from './batch-file.ts';

/** A worker without requests for this long, in milliseconds, is terminated; the next request starts another. */
const idleMs = 10_000;

/** Lists the files in a ZIP archive like `filesInZip`, read and unpacked in a worker. Rejects if it cannot be read. */
export async function filesOfArchive(archive: File): Promise<readonly BatchFile[]> {
  const worker = new ArchiveWorker(archive);
  const list = await worker.ask('list', isList);
  return list.map(({ path, size }, place) => ({
    path,
    size,
    head: () => worker.ask({ place, part: 'head' }, isBytes),
    open: () => worker.ask({ place, part: 'all' }, isFile),
  }));
}

const isList = (result: ZipResult): result is ZipList => Array.isArray(result);
const isBytes = (result: ZipResult): result is Uint8Array => result instanceof Uint8Array;
const isFile = (result: ZipResult): result is File => result instanceof File;

interface Waiting {
  readonly resolve: (result: ZipResult) => void;
  readonly reject: (reason: Error) => void;
}

/** Sends requests about one archive to a worker; they can run concurrently. */
class ArchiveWorker {
  readonly #archive: File;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  constructor(archive: File) {
    this.#archive = archive;
  }

  ask<Result extends ZipResult>(
    of: ZipRequest['of'],
    isExpected: (result: ZipResult) => result is Result,
  ): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, {
        resolve: (result) =>
          isExpected(result) ? resolve(result) : reject(new Error('The worker answered something else')),
        reject,
      });
      clearTimeout(this.#idle);
      this.#worker ??= this.#begin();
      const request: ZipRequest = { id: this.#lastId, archive: this.#archive, of };
      this.#worker.postMessage(request, []);
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
    if (answer.ok) waiting?.resolve(answer.result);
    else waiting?.reject(answer.isSwelling ? new SwellingFileError() : new Error('The file cannot be read'));
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.#end(), idleMs);
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#worker?.terminate();
    this.#worker = null;
  }
}
