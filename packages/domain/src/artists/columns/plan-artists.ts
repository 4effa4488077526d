import type { Artist } from '../../entities/artist.ts';
import type { ArtistValues } from '../../entities/artist-fields.ts';
import { artistColumnField } from '../../entities/artist-columns.ts';
import type { PictureToFetch } from '../pictures/picture-source.ts';
import { artistsByKey, type ArtistsByKey } from '../link-artists.ts';
import { resolveArtist } from '../resolve-artist.ts';
import { agreedTexts, nextBaseArtist, type ArtistBase, type BaseArtist } from './artist-base.ts';
import { unitsOf, unitsOfArtist, valuesOfUnits, type ArtistUnit } from './artist-units.ts';
import {
  artistKeyOf,
  isNoName,
  namesSeveral,
  saidArtists,
  type ArtistRow,
  type SaidArtist,
} from './said-artists.ts';

/** What is known of artists and of those that the sets of a festival are linked to. */
export interface ArtistContext<Stored extends Artist = Artist> {
  /** Those that have a name of the file, or are linked to a set of such a name, and those that they were merged into. */
  readonly artists: readonly Stored[];
  /** The artists of sets and acts on the festival, by the keys of their names; an empty list where they deliberately have none. */
  readonly linked: ReadonlyMap<string, readonly string[]>;
}

/** Whose word counts. */
export type ArtistSide = 'file' | 'portal';

/** What a person decided, by the keys of artists and of units. */
export type ArtistAnswers = Readonly<Record<string, Readonly<Record<string, ArtistSide>>>>;

/** A unit of which the file and the stored artist say different things, or which an artist cannot have. */
export interface ArtistChange extends ArtistUnit {
  /** What was agreed at the last import; null where nothing is known of it. */
  readonly base: string | null;
  /** What the artist has; empty for nothing. */
  readonly portal: string;
  /** 'ask' if both have changed, or if it is unknown who has: then the artist keeps what it has. */
  readonly proposal: ArtistSide | 'ask';
  /** What counts: the person's answer, or else the proposal. */
  readonly from: ArtistSide | 'ask';
}

/** Why what a file says of a name goes to no artist. */
export type IgnoredReason = 'several' | 'placeholder' | 'ambiguous' | 'unlinked';

/** What becomes of what the file says of an artist. */
export interface PlannedArtist<Stored extends Artist = Artist> extends SaidArtist {
  readonly kind: 'new' | 'changed' | 'unchanged' | 'ignored';
  readonly ignored: IgnoredReason | null;
  /** The artist that is stored; null for one that is created. */
  readonly artist: Stored | null;
  readonly base: BaseArtist | null;
  /** What differs; of a new artist all that the file says. */
  readonly changes: readonly ArtistChange[];
}

export interface ArtistPlan<Stored extends Artist = Artist> {
  /** In the order of the file. */
  readonly artists: readonly PlannedArtist<Stored>[];
  readonly created: number;
  /** How many artists would be changed. */
  readonly changed: number;
  /** How many units are asked. */
  readonly open: number;
  /** How many units are left out, as they cannot be used. */
  readonly leftOut: number;
  /** How many pictures are to be fetched after saving. */
  readonly pictures: number;
}

/** Compares what the rows of a file say of artists with those that are stored, and with what the last import of its source said. */
export function planArtists<Stored extends Artist>(
  rows: readonly ArtistRow[],
  context: ArtistContext<Stored>,
  base: ArtistBase | null,
  answers: ArtistAnswers = {},
): ArtistPlan<Stored> {
  const find = createFinder(context);
  const said = saidArtists(rows, (key) => {
    const found = find(key);
    return isArtist(found) ? `id ${found.id}` : key;
  });
  const wholes = new Set(context.artists.flatMap(({ keys }) => keys));
  const known = new Set([
    ...wholes,
    ...rows.map(({ artistName }) => artistKeyOf(artistName)).filter((key) => key !== ''),
  ]);
  const artists = said.map((one): PlannedArtist<Stored> => {
    const found = find(one.key);
    const isJoined =
      namesSeveral(one.name, (key) => (key === one.key ? wholes.has(key) : known.has(key))) &&
      !isArtist(found);
    if (isNoName(one.name)) return ignored(one, 'placeholder');
    if (isJoined) return ignored(one, 'several');
    if (found === 'ambiguous' || found === 'unlinked') return ignored(one, found);
    const ownBase =
      found !== null && base !== null && Object.hasOwn(base, found.id) ? (base[found.id] ?? null) : null;
    return plannedArtist(one, found, ownBase, answers[one.key] ?? {});
  });
  const changes = artists.flatMap((one) => one.changes);
  return {
    artists,
    created: artists.filter(({ kind }) => kind === 'new').length,
    changed: artists.filter((one) => one.kind === 'changed' && takenOf(one).length > 0).length,
    open: changes.filter(({ from }) => from === 'ask').length,
    leftOut: changes.filter(({ problem }) => problem !== null).length,
    pictures: changes.filter((change) => isPicture(change) && change.from === 'file').length,
  };
}

type Found<Stored> = Stored | 'ambiguous' | 'unlinked' | null;

function isArtist<Stored extends Artist>(found: Found<Stored>): found is Stored {
  return typeof found === 'object' && found !== null;
}

/** Finds the artist of a key: that of the festival's sets of the name, or else the one that has it. */
function createFinder<Stored extends Artist>({
  artists,
  linked,
}: ArtistContext<Stored>): (key: string) => Found<Stored> {
  const byId = new Map(artists.map((artist) => [artist.id, artist]));
  const byKey: ArtistsByKey = artistsByKey(artists);
  return (key) => {
    const ids = linked.get(key);
    if (ids?.length === 0) return 'unlinked';
    const ofSets = new Set((ids ?? []).flatMap((id) => resolveArtist(id, (each) => byId.get(each)) ?? []));
    if (ofSets.size === 1) return [...ofSets][0] ?? null;
    const own = byKey.get(key) ?? [];
    if (own.length > 1) return 'ambiguous';
    return byId.get(own[0] ?? '') ?? null;
  };
}

function ignored<Stored extends Artist>(said: SaidArtist, reason: IgnoredReason): PlannedArtist<Stored> {
  return { ...said, kind: 'ignored', ignored: reason, artist: null, base: null, changes: [] };
}

function plannedArtist<Stored extends Artist>(
  said: SaidArtist,
  artist: Stored | null,
  base: BaseArtist | null,
  answers: Readonly<Record<string, ArtistSide>>,
): PlannedArtist<Stored> {
  const portal = textsByKey(artist === null ? [] : unitsOfArtist(artist));
  const read = textsByKey(unitsOf(said.read));
  const saidBefore = base === null ? null : textsByKey(unitsOf(base.said));
  const agreed = base === null ? null : textsByKey(unitsOf(agreedTexts(base)));
  const changes = unitsOf(said.texts)
    .filter((unit) => portal.get(unit.key) !== unit.text && !isKnownPicture(unit, artist))
    .map((unit): ArtistChange => {
      const { key, text } = unit;
      const before = portal.get(key) ?? '';
      const proposal = proposalOf({
        isNew: artist === null,
        text,
        isEdited: read.get(key) !== text,
        portal: before,
        said: saidBefore?.get(key) ?? null,
        agreed: agreed?.get(key) ?? null,
      });
      const isOpen = unit.problem === null;
      return {
        ...unit,
        base: agreed?.get(key) ?? null,
        portal: before,
        proposal: isOpen ? proposal : 'portal',
        from: isOpen ? (answers[key] ?? proposal) : 'portal',
      };
    });
  const isSame = artist !== null && changes.every(({ from }) => from === 'portal');
  const kind = artist === null ? 'new' : isSame ? 'unchanged' : 'changed';
  return { ...said, kind, ignored: null, artist, base, changes };
}

/**
 * Returns true for the address of the picture that the artist has, and for one that it was given before: whatever became of its picture, the
 * file says nothing new.
 */
function isKnownPicture(unit: ArtistUnit, artist: Artist | null): boolean {
  if (!isPicture(unit) || artist === null) return false;
  return unit.text === artist.imageURL || unit.text === artist.pictureSource?.address;
}

interface Sides {
  readonly isNew: boolean;
  /** What the file says, with what the review has mended. */
  readonly text: string;
  /** Whether the review has mended it this time. */
  readonly isEdited: boolean;
  readonly portal: string;
  /** What the file said at the last import, and what was taken of it. */
  readonly said: string | null;
  readonly agreed: string | null;
}

function proposalOf({ isNew, text, isEdited, portal, said, agreed }: Sides): ArtistSide | 'ask' {
  if (isNew) return 'file';
  if (said === null && agreed === null) return portal === '' ? 'file' : 'ask';
  // The file says what it said: whatever became of that, here or in the review, stays.
  if (!isEdited && said === text) return 'portal';
  if (portal === (agreed ?? '')) return 'file';
  return 'ask';
}

function textsByKey(units: readonly ArtistUnit[]): ReadonlyMap<string, string> {
  return new Map(units.map(({ key, text }) => [key, text]));
}

/** The changes that are taken from the file. */
export function takenOf({ changes }: Pick<PlannedArtist, 'changes'>): readonly ArtistChange[] {
  return changes.filter(({ from }) => from === 'file');
}

/** The changes of an artist that has something else in their place: there a person may choose. */
export function differencesOf({
  artist,
  changes,
}: Pick<PlannedArtist, 'artist' | 'changes'>): readonly ArtistChange[] {
  return changes.filter((change) => artist !== null && change.problem === null && change.portal !== '');
}

/** The answers with one side chosen for all these changes of artists. */
export function withAnswers(
  answers: ArtistAnswers,
  artists: readonly Pick<PlannedArtist, 'key' | 'changes'>[],
  side: ArtistSide,
): ArtistAnswers {
  const added = artists.map(({ key, changes }) => {
    const units = changes.map((change) => [change.key, side] as const);
    return [key, { ...answers[key], ...Object.fromEntries(units) }] as const;
  });
  return { ...answers, ...Object.fromEntries(added) };
}

/** What saves a plan. */
export interface ArtistsToWrite<Stored extends Artist = Artist> {
  readonly creates: readonly { readonly id: string; readonly values: ArtistValues }[];
  readonly updates: readonly { readonly artist: Stored; readonly fields: Partial<ArtistValues> }[];
  /** What is to be fetched once the plan is saved. */
  readonly pictures: readonly PictureToFetch[];
  /** What the next import of the source is compared with. */
  readonly base: ArtistBase;
}

/** The writes of a plan; a new artist gets an id of `newId`. What is still asked stays as it is. */
export function artistsToWrite<Stored extends Artist>(
  { artists }: ArtistPlan<Stored>,
  base: ArtistBase | null,
  newId: () => string,
): ArtistsToWrite<Stored> {
  const creates: { id: string; values: ArtistValues }[] = [];
  const updates: { artist: Stored; fields: Partial<ArtistValues> }[] = [];
  const pictures: PictureToFetch[] = [];
  const nextBase: Record<string, BaseArtist> = { ...base };
  for (const planned of artists) {
    if (planned.kind === 'ignored') continue;
    const { artist } = planned;
    const id = artist?.id ?? newId();
    const taken = takenOf(planned);
    const fields = valuesOfUnits(taken, artist ?? {});
    if (artist === null) creates.push({ id, values: { name: planned.name, ...fields } });
    else if (Object.keys(fields).length > 0) updates.push({ artist, fields });
    pictures.push(...taken.filter(isPicture).map(({ text }) => ({ artistId: id, address: text })));
    nextBase[id] = nextBaseArtist(planned, planned.base);
  }
  return { creates, updates, pictures, base: nextBase };
}

/** Returns true for the address of a picture. */
export function isPicture({ column }: Pick<ArtistUnit, 'column'>): boolean {
  return artistColumnField(column).type === 'picture';
}
