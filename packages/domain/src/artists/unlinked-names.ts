import { storedArtistKeys } from '../conflicts/stored-artist-key.ts';
import { groupBy } from '../group-by.ts';
import type { ArtistIndex } from './artist-index.ts';
import { artistsOfName, type ArtistsByKey } from './link-artists.ts';

/** A name that sets and acts have whose artists are undecided. */
export interface UnlinkedName<Document> {
  readonly key: string;
  /** As it is written most often. */
  readonly name: string;
  readonly documents: readonly Document[];
  /** Returns true if it joins several names, as "Tide b2b Kelp" does. */
  readonly isJoined: boolean;
  /** The artists that it names without doubt; none where there are none, or several of one name. */
  readonly named: readonly string[];
  /** Artists whose names are nearly the same. */
  readonly similar: readonly string[];
}

const mostSimilar = 2;

/** The names of sets and acts that are linked to no artist, those first that are written most often. */
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

/** The first of those that are there most often. */
function mostFrequent(names: readonly string[]): string {
  const groups = [...groupBy(names, (name) => name)];
  groups.sort(([, a], [, b]) => b.length - a.length);
  return groups[0]?.[0] ?? '';
}
