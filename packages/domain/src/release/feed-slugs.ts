import { storedArtistKeys } from '../conflicts/stored-artist-key.ts';
import type { ReleaseMemory } from './release-memory.ts';
import { maximumSlug, slugOf } from './slug.ts';

/** The addresses of stages or artists: once given out, a slug stays with its name, and no two names have the same. */
export class FeedSlugs {
  readonly #names: Map<string, string>;
  readonly #slugs: Map<string, string>;
  /** By names as they are written: most are asked for again and again. */
  readonly #found = new Map<string, string>();
  readonly #keyOf: (name: string) => string;
  readonly #otherwise: string;

  /**
   * `given` are the names by slugs that were given out. Names of the same `keyOf` are one; what has no Latin letter is called
   * `otherwise` and a number.
   */
  constructor(given: Readonly<Record<string, string>>, keyOf: (name: string) => string, otherwise: string) {
    this.#names = new Map(Object.entries(given));
    this.#slugs = new Map(Object.entries(given).map(([slug, name]) => [keyOf(name), slug]));
    this.#keyOf = keyOf;
    this.#otherwise = otherwise;
  }

  /** The slug of a name that had one before, else null. */
  known(name: string): string | null {
    return this.#slugs.get(this.#keyOf(name)) ?? null;
  }

  /** The slug of a name; a new one gets one. */
  of(name: string): string {
    const found = this.#found.get(name);
    if (found !== undefined) return found;
    const slug = this.known(name) ?? this.#new(name);
    this.#found.set(name, slug);
    return slug;
  }

  /** Gives the slug of one name to another: it was renamed. */
  rename(from: string, to: string): void {
    const slug = this.known(from);
    if (slug === null) return;
    this.#slugs.delete(this.#keyOf(from));
    this.#found.clear();
    this.#give(slug, to);
  }

  /** The names by slugs, for the next release. */
  given(): Record<string, string> {
    return Object.fromEntries(this.#names);
  }

  #new(name: string): string {
    const slug = this.#unused(slugOf(name) || this.#otherwise);
    this.#give(slug, name);
    return slug;
  }

  #give(slug: string, name: string): void {
    this.#names.set(slug, name);
    this.#slugs.set(this.#keyOf(name), slug);
  }

  #unused(slug: string): string {
    if (!this.#names.has(slug)) return slug;
    for (let number = 2; ; number += 1) {
      const ending = `-${number}`;
      const numbered = `${slug.slice(0, maximumSlug - ending.length).replace(/-+$/u, '')}${ending}`;
      if (!this.#names.has(numbered)) return numbered;
    }
  }
}

/** The addresses of all feeds of a lineup. */
export interface LineupSlugs {
  readonly stages: FeedSlugs;
  readonly artists: FeedSlugs;
}

/** Those that were given out, to go on from. Artists are told apart as they always were. */
export function lineupSlugs({ stages, artists }: ReleaseMemory['feeds']): LineupSlugs {
  return {
    stages: new FeedSlugs(stages, (name) => name, 'stage'),
    artists: new FeedSlugs(artists, (name) => storedArtistKeys(name).whole, 'artist'),
  };
}
