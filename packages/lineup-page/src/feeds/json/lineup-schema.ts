import { artistFields, artistLinkKinds, forEachPublicText } from '@lineup/domain';
import {
  publicChangeKinds,
  publicStates,
  publicStatuses,
  publishedArtistFields,
  type PublishedArtistField,
} from '@lineup/domain/release';
import * as z from 'zod/mini';

/*
 * The contents of lineup.json, also with `?since=N`. Both the published schema and the types of the code that writes it
 * derive from this, so that the two can't differ.
 */

/** Adds the description that the published schema shows. */
function described<Schema extends z.core.$ZodType>(description: string, schema: Schema): Schema {
  z.globalRegistry.add(schema, { description });
  return schema;
}

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/u;
/** The end of the description of every time. */
export const inFestivalTime = 'In the time of the festival, with its offset from UTC.';
function instant(description: string) {
  const schema = z.string().check(z.regex(instantPattern));
  z.globalRegistry.add(schema, { description: `${description} ${inFestivalTime}`, format: 'date-time' });
  return schema;
}
const date = (description: string) =>
  described(description, z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/u)));
const slug = (description: string) =>
  described(description, z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/u)));
const text = (description: string) => described(description, z.string());
const address = (description: string) => described(description, z.url());
const whole = (description: string, minimum = 0) => described(description, z.int().check(z.minimum(minimum)));

const setId = () => text('The id of the set: the same in every release and every feed.');
const sequence = () =>
  whole(
    'Rises when anything public about the set changes, also when it is removed or comes back. Never falls.',
  );
const changedAt = () => instant('When anything public about the set last changed.');
const day = () =>
  z.nullable(
    date('The festival day. A set after midnight belongs to the day before. Null: not announced yet.'),
  );
const start = () => z.nullable(instant('When it starts. Null: not announced yet.'));
const end = () => z.nullable(instant('When it ends, never before it starts. Null: not announced yet.'));
const name = () => z.nullable(text('Who plays. Null: to be announced.'));
const stageId = () => z.nullable(slug('The id of the stage. Null: not announced yet.'));

const stage = described(
  'A stage.',
  z.strictObject({
    id: slug('The same as long as the festival has the stage.'),
    name: text('As it is written.'),
    calendar: address('The feed of this stage alone (iCalendar).'),
  }),
);

const artist = described(
  'A name as it is announced: an artist, or several who play together.',
  z.strictObject({
    id: slug('The same as long as the name stays.'),
    name: text('As it is written.'),
    calendar: address('The feed of this artist alone (iCalendar).'),
    profileIds: described(
      'The profiles of everyone who plays under this name. Empty if there are none.',
      z.array(text('The id of a profile.')),
    ),
  }),
);

type PublishedType = (typeof artistFields)[PublishedArtistField]['type'];

const share = (description: string) => described(description, z.number().check(z.minimum(0), z.maximum(1)));
const valueSchemas: Readonly<Record<PublishedType, (meaning: string) => z.ZodMiniType>> = {
  text,
  list: (meaning) => described(meaning, z.array(text('One of them.'))),
  country: (meaning) => described(meaning, z.string().check(z.regex(/^[A-Z]{2}$/u))),
  links: (meaning) =>
    described(
      meaning,
      z.strictObject(
        Object.fromEntries(
          Object.entries(artistLinkKinds).map(([kind, { label }]) => [kind, z.optional(address(label))]),
        ),
      ),
    ),
  point: (meaning) =>
    described(meaning, z.strictObject({ x: share('From the left.'), y: share('From the top.') })),
};

/** A field without an entry is described by its label. */
const meanings: Readonly<Partial<Record<PublishedArtistField, string>>> = {
  name: 'The name of the artist.',
  sortName: 'The name to sort by.',
  country: 'The country, ISO 3166-1 alpha-2.',
  genres: 'Genres.',
  shortText: 'A text of a few lines.',
  longText: 'A longer text, in Markdown.',
  links: 'Where to read and hear more.',
  focalPoint: 'The point that stays in view if the picture is cropped, as shares of its size.',
  imageCredit: 'Whom to name with the picture.',
};

const profile = described(
  'What is public about an artist.',
  z.strictObject({
    id: text('The id of the artist: the same in every release.'),
    pictures: described(
      'The picture in several widths, smallest first. Empty if there is none.',
      z.array(
        z.strictObject({
          address: address('Where the picture is. The content of an address never changes.'),
          width: described('In pixels, at most. Null: the picture as it was uploaded.', z.nullable(z.int())),
        }),
      ),
    ),
    ...Object.fromEntries(
      publishedArtistFields.map((field) => {
        const { type, label } = artistFields[field];
        const schema = valueSchemas[type](meanings[field] ?? label);
        return [field, field === 'name' ? schema : z.optional(schema)];
      }),
    ),
  }),
);

const texts = forEachPublicText((each) => z.optional(text(`${each.name}, if it is announced.`)));

const set = described(
  'Who plays where and when, as far as it is announced.',
  z.strictObject({
    id: setId(),
    number: whole('A number for programs that need one: the same in every release of the festival.', 1),
    guid: described('A UUID for programs that need one: the same in every release.', z.uuid()),
    name: name(),
    artistIds: described('Who plays. Empty: to be announced.', z.array(slug('The id of an artist.'))),
    stageId: stageId(),
    day: day(),
    start: start(),
    end: end(),
    status: described(
      'A cancelled or replaced set is not played. It stays in the list so that people see why the slot is empty.',
      z.enum(publicStatuses),
    ),
    replacedBy: z.nullable(text('Who plays instead. Null: no one, or not announced.')),
    ...texts,
    sequence: sequence(),
    changedAt: changedAt(),
  }),
);

const tombstone = described(
  'A set that was public once and is not any more.',
  z.strictObject({
    id: setId(),
    number: whole('The number it had.', 1),
    guid: described('The UUID it had.', z.uuid()),
    start: z.nullable(instant('When it would have started. Null: its time was never public.')),
    end: z.nullable(instant('When it would have ended. Null: its time was never public.')),
    sequence: sequence(),
    changedAt: changedAt(),
  }),
);

const placement = {
  name: name(),
  stage: z.nullable(text('The name of the stage, which may be gone. Null: not announced.')),
  day: day(),
  start: start(),
  end: end(),
};

const changeFields = {
  kind: described('What people need to know first about the change.', z.enum(publicChangeKinds)),
  setId: setId(),
  ...placement,
  was: described(
    'The same five fields as they were announced before, as far as they may still be public. Null: nothing was.',
    z.nullable(z.strictObject(placement)),
  ),
};
const aChange = 'A set that is announced differently than before.';
const change = described(aChange, z.strictObject(changeFields));
const netChange = described(
  aChange,
  z.strictObject({ ...changeFields, number: whole('The number of the set.', 1) }),
);

const look = described(
  'How the festival presents itself.',
  z.strictObject({
    accentColor: z.nullable(
      described(
        'Its colour, #rrggbb, as it was chosen: it may be hard to read as text. Null: it has none.',
        z.string().check(z.regex(/^#[0-9a-f]{6}$/u)),
      ),
    ),
    logo: z.nullable(
      described(
        'Its logo. Null: it has none.',
        z.strictObject({
          address: address('Where the picture is. The content of an address never changes.'),
          width: whole('In pixels.'),
          height: whole('In pixels.'),
        }),
      ),
    ),
    links: described(
      'Where to go from here: tickets, a map, an app. In the order in which they are shown.',
      z.array(
        z.strictObject({ text: text('What it is.'), address: address('Where it is; always by https.') }),
      ),
    ),
    note: z.nullable(text('A short text, which may have line breaks. Null: there is none.')),
  }),
);

const release = {
  id: text('The id of the release.'),
  number: whole('Rises with every release.', 1),
  publishedAt: instant('When it was published.'),
};

/** The fields that both responses begin with. */
const head = {
  $schema: address('The address of this schema.'),
  format: described('Rises when programs that read the format before could not read this one.', z.literal(1)),
  address: address('The page that shows this lineup.'),
  state: described(
    'Withdrawn: the organisers took the lineup back. It has no sets then.',
    z.enum(publicStates),
  ),
  release: described(
    'The release that this is.',
    z.strictObject({
      ...release,
      plannedFor: z.nullable(instant('When it was to be published. Null: it was not scheduled.')),
      late: described('True if it was published later than scheduled.', z.boolean()),
    }),
  ),
  festival: described(
    'The festival.',
    z.strictObject({
      id: text('The id of the festival; it never changes.'),
      name: text('Its name.'),
      location: text('Where it is.'),
      timezone: text('Its time zone (IANA).'),
      dayStartsAt: text('When a festival day begins, HH:MM. What starts earlier belongs to the day before.'),
      days: described('Its days, first to last.', z.array(date('A festival day.'))),
      cover: z.nullable(address('Where its picture is. Null: it has none.')),
      look,
    }),
  ),
};

/** The contents of lineup.json. */
const publicLineupSchema = described(
  'The lineup of a festival as its organisers released it.',
  z.strictObject({
    ...head,
    stages: described('The stages, in the order of the festival.', z.array(stage)),
    artists: described('All announced names, in alphabetical order.', z.array(artist)),
    profiles: described(
      'What is public about the artists of these sets, in alphabetical order.',
      z.array(profile),
    ),
    sets: described('The sets, by day and time.', z.array(set)),
    gone: described('The sets that were public once and are not any more.', z.array(tombstone)),
    changes: described('What changed since the release before.', z.array(change)),
  }),
);

/** The contents of lineup.json?since=N. */
const publicChangesSchema = described(
  'What changed in the lineup of a festival since an earlier release.',
  z.strictObject({
    ...head,
    since: described(
      'The release that the changes count from. If its id is not the one you know, read the whole lineup.',
      z.strictObject(release),
    ),
    stages: described('Stages that are new or changed, and those of the sets below.', z.array(stage)),
    artists: described('Names that are new or changed, and those of the sets below.', z.array(artist)),
    profiles: described(
      'Profiles that are new or changed, and those of the artists above.',
      z.array(profile),
    ),
    sets: described('Sets that are new or changed, whole, by day and time.', z.array(set)),
    gone: described('Sets that are not public any more.', z.array(tombstone)),
    changes: described(
      'One entry for each set that is announced differently, no matter what happened in between.',
      z.array(netChange),
    ),
  }),
);

export type PublicLineup = z.infer<typeof publicLineupSchema>;
export type PublicChanges = z.infer<typeof publicChangesSchema>;

/** Where the schema of lineup.json?since=N is within the published one. */
export const sinceSchemaPath = '#/$defs/since';

/** The schema as published (JSON Schema, draft 2020-12) at `url`. */
export function publishedSchema(url: string): string {
  const { $schema: _, ...since } = z.toJSONSchema(publicChangesSchema);
  const schema = {
    $id: url,
    title: 'Festival lineup',
    ...z.toJSONSchema(publicLineupSchema),
    $defs: { since: { title: 'Changes of a festival lineup', ...since } },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
