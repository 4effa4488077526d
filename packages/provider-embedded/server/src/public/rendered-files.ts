import { createPauses } from '../pauses.ts';
import { createByteCache, type ByteCache } from './byte-cache.ts';
import type { RenderedFile } from './rendered-file.ts';

/**
 * Rendered files by name; the least recently used is dropped first. Rendering may result in a `Refusal`, which is not
 * cached.
 */
export class RenderedFiles<Refusal> {
  readonly #cache: ByteCache<RenderedFile>;
  /** Files being rendered, so that concurrent requests share the work. */
  readonly #rendering = new Map<string, Promise<RenderedFile | Refusal>>();

  readonly #pause = createPauses();

  constructor(maximumBytes: number) {
    this.#cache = createByteCache(maximumBytes);
  }

  /** Returns the cached file, or renders it once for all concurrent requests. */
  at(
    key: string,
    render: () => Promise<RenderedFile | Refusal>,
  ): RenderedFile | Promise<RenderedFile | Refusal> {
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    const rendering = this.#rendering.get(key);
    if (rendering !== undefined) return this.#inTurn(rendering);
    const rendered = render()
      .then((file) => {
        if (isRendered(file)) this.#cache.keep(key, file, file.bytes);
        return file;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendered);
    return rendered;
  }

  /** Requests that waited for one file continue one after the other, with pauses for others. */
  async #inTurn(rendering: Promise<RenderedFile | Refusal>): Promise<RenderedFile | Refusal> {
    const file = await rendering;
    await this.#pause();
    return file;
  }

  bytes(): number {
    return this.#cache.bytes();
  }
}

function isRendered(file: unknown): file is RenderedFile {
  return typeof file === 'object' && file !== null && 'bytes' in file;
}
