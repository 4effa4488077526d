import { storedArtistKeys } from '../conflicts/stored-artist-key.ts';
import { groupBy } from '../group-by.ts';
import type { ArtistIndex } from './artist-index.ts';
import { artistsOfName, type ArtistsByKey } from './link-artists.ts';

/** A name used by sets and acts whose artists are undecided. */
export interface UnlinkedName<Document> {
  readonly key: string;
  /** In its most frequent spelling. */
  readonly name: string;
  readonly documents: readonly Document[];
  /** Whether it joins several names, like "Tide b2b Kelp". */
  readonly isJoined: boolean;
  /** The artists that it names unambiguously; empty if there are none, or several of the same name. */
  readonly named: readonly string[];
  /** Artists with similar names. */
  readonly similar: readonly string[];
}

const mostSimilar = 2;

/** The names of sets and acts that are linked to no artist, most frequent first. */
export function unlinkedNames<Document extends { readonly name: string }>(
  documents: readonly Document[],
  byKey: ArtistsByKey,
  { similar }: Pick<ArtistIndex, 'similar'>,
): readonly UnlinkedName<Document>[] {
  const groups = groupBy(documents, ({ name }) => storedArtistKeys(name).whole);
  return [...groups]
    .filter(([key]) => key !== '')
    .map(([key, ofKey]) => {
      const name = mostFrequent(ofKey.map((document) => document.name));
      const named = artistsOfName(name, byKey) ?? [];
      return {
        key,
        name,
        documents: ofKey,
        isJoined: storedArtistKeys(name).parts.length > 0,
        named,
        similar: named.length > 0 ? [] : similar(name).slice(0, mostSimilar),
      };
    })
    .sort((a, b) => b.documents.length - a.documents.length || compare(a.name, b.name));
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The most frequent name; the first one on a tie. */
function mostFrequent(names: readonly string[]): string {
  const groups = [...groupBy(names, (name) => name)];
  groups.sort(([, a], [, b]) => b.length - a.length);
  return groups[0]?.[0] ?? '';
}
