import { storedArtistKeys } from '../conflicts/stored-artist-key.ts';
import type { ReleaseMemory } from './release-memory.ts';
import { maximumSlug, slugOf } from './slug.ts';

/** The slugs of stages or artists. An assigned slug stays with its name, and no two names share one. */
export class FeedSlugs {
  readonly #names: Map<string, string>;
  readonly #slugs: Map<string, string>;
  /** Caches slugs by the names as written, because most are requested repeatedly. */
  readonly #found = new Map<string, string>();
  readonly #keyOf: (name: string) => string;
  readonly #otherwise: string;

  /**
   * `given` maps assigned slugs to names. Names with the same `keyOf` share a slug. A name without Latin letters gets
   * `otherwise`, numbered if necessary.
   */
  constructor(given: Readonly<Record<string, string>>, keyOf: (name: string) => string, otherwise: string) {
    this.#names = new Map(Object.entries(given));
    this.#slugs = new Map(Object.entries(given).map(([slug, name]) => [keyOf(name), slug]));
    this.#keyOf = keyOf;
    this.#otherwise = otherwise;
  }

  /** Returns the slug of a name that already has one, otherwise null. */
  known(name: string): string | null {
    return this.#slugs.get(this.#keyOf(name)) ?? null;
  }

  /** Returns the slug of a name, and assigns one to a new name. */
  of(name: string): string {
    const found = this.#found.get(name);
    if (found !== undefined) return found;
    const slug = this.known(name) ?? this.#new(name);
    this.#found.set(name, slug);
    return slug;
  }

  /** Moves the slug of a renamed stage or artist to its new name. */
  rename(from: string, to: string): void {
    const slug = this.known(from);
    if (slug === null) return;
    this.#slugs.delete(this.#keyOf(from));
    this.#found.clear();
    this.#give(slug, to);
  }

  /** Returns the names by slug, for the next release. */
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

/** The slugs of all feeds of a lineup. */
export interface LineupSlugs {
  readonly stages: FeedSlugs;
  readonly artists: FeedSlugs;
}

/** Restores the assigned slugs of a lineup. Artists are compared by `storedArtistKeys`, which never changes. */
export function lineupSlugs({ stages, artists }: ReleaseMemory['feeds']): LineupSlugs {
  return {
    stages: new FeedSlugs(stages, (name) => name, 'stage'),
    artists: new FeedSlugs(artists, (name) => storedArtistKeys(name).whole, 'artist'),
  };
}
