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

/** The stored artists, and the artists that the sets of a festival are linked to. */
export interface ArtistContext<Stored extends Artist = Artist> {
  /**
   * Artists that have a name of the file or are linked to a set of such a name, and the artists they were merged into.
   */
  readonly artists: readonly Stored[];
  /** The artists of the festival's sets and acts, by name key; an empty list if they deliberately have none. */
  readonly linked: ReadonlyMap<string, readonly string[]>;
}

/** The side whose value is used. */
export type ArtistSide = 'file' | 'portal';

/** The decisions made in the review, by artist key and unit key. */
export type ArtistAnswers = Readonly<Record<string, Readonly<Record<string, ArtistSide>>>>;

/** A unit in which the file and the stored artist differ, or whose value is not valid for an artist. */
export interface ArtistChange extends ArtistUnit {
  /** The value after the last import; null if unknown. */
  readonly base: string | null;
  /** The artist's current value; empty for none. */
  readonly portal: string;
  /** 'ask' if both sides changed, or if it is unknown which did; the artist then keeps its value. */
  readonly proposal: ArtistSide | 'ask';
  /** The side that is used: the answer, or else the proposal. */
  readonly from: ArtistSide | 'ask';
}

/** Why what a file says about a name is not applied to any artist. */
export type IgnoredReason = 'several' | 'placeholder' | 'ambiguous' | 'unlinked';

/** The outcome for one artist of the file. */
export interface PlannedArtist<Stored extends Artist = Artist> extends SaidArtist {
  readonly kind: 'new' | 'changed' | 'unchanged' | 'ignored';
  readonly ignored: IgnoredReason | null;
  /** The stored artist; null if one is created. */
  readonly artist: Stored | null;
  readonly base: BaseArtist | null;
  /** What differs; for a new artist, everything that the file says. */
  readonly changes: readonly ArtistChange[];
}

export interface ArtistPlan<Stored extends Artist = Artist> {
  /** In file order. */
  readonly artists: readonly PlannedArtist<Stored>[];
  readonly created: number;
  /** The number of artists that would change. */
  readonly changed: number;
  /** The number of units that still need a decision. */
  readonly open: number;
  /** The number of units left out because their values are not valid. */
  readonly leftOut: number;
  /** The number of pictures to fetch after saving. */
  readonly pictures: number;
}

/** Compares what a file says about artists with the stored artists and with the last import of the same source. */
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

/** Finds the artist of a key: the artist of the festival's sets of that name, or else the artist with that name. */
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
 * Returns true for the address of the artist's picture, and for the last one it was given: that address is not news,
 * even if its picture was replaced.
 */
function isKnownPicture(unit: ArtistUnit, artist: Artist | null): boolean {
  if (!isPicture(unit) || artist === null) return false;
  return unit.text === artist.imageURL || unit.text === artist.pictureSource?.address;
}

interface Sides {
  readonly isNew: boolean;
  /** The file's value, or the one from the review. */
  readonly text: string;
  /** Whether this review changed the value. */
  readonly isEdited: boolean;
  readonly portal: string;
  /** `said` is the file's value at the last import, `agreed` the value after that import's review. */
  readonly said: string | null;
  readonly agreed: string | null;
}

function proposalOf({ isNew, text, isEdited, portal, said, agreed }: Sides): ArtistSide | 'ask' {
  if (isNew) return 'file';
  if (said === null && agreed === null) return portal === '' ? 'file' : 'ask';
  // The file has not changed, so later changes here or in the review stay.
  if (!isEdited && said === text) return 'portal';
  if (portal === (agreed ?? '')) return 'file';
  return 'ask';
}

function textsByKey(units: readonly ArtistUnit[]): ReadonlyMap<string, string> {
  return new Map(units.map(({ key, text }) => [key, text]));
}

/** The changes that take the file's value. */
export function takenOf({ changes }: Pick<PlannedArtist, 'changes'>): readonly ArtistChange[] {
  return changes.filter(({ from }) => from === 'file');
}

/** The changes that would replace an existing value; the user can choose a side for these. */
export function differencesOf({
  artist,
  changes,
}: Pick<PlannedArtist, 'artist' | 'changes'>): readonly ArtistChange[] {
  return changes.filter((change) => artist !== null && change.problem === null && change.portal !== '');
}

/** Adds the same answer for all changes of these artists. */
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

/** The writes that save a plan. */
export interface ArtistsToWrite<Stored extends Artist = Artist> {
  readonly creates: readonly { readonly id: string; readonly values: ArtistValues }[];
  readonly updates: readonly { readonly artist: Stored; readonly fields: Partial<ArtistValues> }[];
  /** To fetch once the plan is saved. */
  readonly pictures: readonly PictureToFetch[];
  /** The base for comparing the next import of the source. */
  readonly base: ArtistBase;
}

/** The writes of a plan. New artists get their ids from `newId`; open questions change nothing. */
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

/** Returns true if the unit is a picture address. */
export function isPicture({ column }: Pick<ArtistUnit, 'column'>): boolean {
  return artistColumnField(column).type === 'picture';
}
