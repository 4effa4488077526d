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
 * What lineup.json holds. The schema that is published is made of this, and so are the types of what writes it, so that neither says
 * what the other does not.
 */

/** A schema with what readers of the published one are told. */
function described<Schema extends z.core.$ZodType>(description: string, schema: Schema): Schema {
  z.globalRegistry.add(schema, { description });
  return schema;
}

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/u;
function instant(description: string) {
  const schema = z.string().check(z.regex(instantPattern));
  const more = 'By the clocks of the festival, with their offset from UTC.';
  z.globalRegistry.add(schema, { description: `${description} ${more}`, format: 'date-time' });
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
  whole('Rises when something of the set changes, also when it goes and when it comes back. Never falls.');
const changedAt = () => instant('When what is public of the set changed last.');
const day = () =>
  z.nullable(date('The festival day; a set after midnight is of the day before. Null: not told yet.'));
const start = () => z.nullable(instant('When it starts. Null: not told yet.'));
const end = () => z.nullable(instant('When it ends; not before it starts. Null: not told yet.'));
const name = () => z.nullable(text('Who plays. Null: to be announced.'));
const stageId = () => z.nullable(slug('The id of the stage. Null: not told yet.'));

const stage = described(
  'A stage.',
  z.strictObject({
    id: slug('Stays while the festival keeps the stage.'),
    name: text('As it is written.'),
    calendar: address('The feed of this stage alone (iCalendar).'),
  }),
);

const artist = described(
  'An artist, or artists that play together under one name.',
  z.strictObject({
    id: slug('Stays while the name stays.'),
    name: text('As it is written.'),
    calendar: address('The feed of this artist alone (iCalendar).'),
    profileIds: described(
      'Profiles of who plays under this name: none, one, or several who play together.',
      z.array(text('The id of a profile.')),
    ),
  }),
);

type PublishedType = (typeof artistFields)[PublishedArtistField]['type'];

const share = (description: string) => described(description, z.number().check(z.minimum(0), z.maximum(1)));
const valueSchemas: Readonly<Record<PublishedType, (label: string) => z.ZodMiniType>> = {
  text,
  list: (label) => described(label, z.array(text('One of them.'))),
  country: (label) => described(`${label}, ISO 3166-1 alpha-2.`, z.string().check(z.regex(/^[A-Z]{2}$/u))),
  links: (label) =>
    described(
      label,
      z.strictObject(
        Object.fromEntries(
          Object.entries(artistLinkKinds).map(([kind, { label }]) => [kind, z.optional(address(label))]),
        ),
      ),
    ),
  point: (label) =>
    described(
      `${label}: what stays in view where the picture is cropped.`,
      z.strictObject({ x: share('From the left.'), y: share('From the top.') }),
    ),
};

const profile = described(
  'What is public of an artist that sets are linked to.',
  z.strictObject({
    id: text('Stays for as long as the festival keeps the artist.'),
    pictures: described(
      'The picture in several widths, the smallest first; empty where there is none.',
      z.array(
        z.strictObject({
          address: address('Never changes its content.'),
          width: described('In pixels at most. Null: as it was stored.', z.nullable(z.int())),
        }),
      ),
    ),
    ...Object.fromEntries(
      publishedArtistFields.map((field) => {
        const { type, label } = artistFields[field];
        const schema = valueSchemas[type](label);
        return [field, field === 'name' ? schema : z.optional(schema)];
      }),
    ),
  }),
);

const texts = forEachPublicText((each) => z.optional(text(`${each.name}, where it is told.`)));

const set = described(
  'Who plays where and when, as far as it is told.',
  z.strictObject({
    id: setId(),
    number: whole('A number for programs that need one: the same in every release of the festival.', 1),
    guid: described('A UUID for programs that need one: the same in every release.', z.uuid()),
    name: name(),
    artistIds: described(
      'The ids of who plays; empty while it is to be announced.',
      z.array(slug('The id of an artist.')),
    ),
    stageId: stageId(),
    day: day(),
    start: start(),
    end: end(),
    status: described(
      'Cancelled and replaced sets are not played: the slot is told, so that everybody sees why it is empty.',
      z.enum(publicStatuses),
    ),
    replacedBy: described('Who plays instead, where that is told.', z.nullable(z.string())),
    ...texts,
    sequence: sequence(),
    changedAt: changedAt(),
  }),
);

const tombstone = described(
  'A set that was told once and is no more.',
  z.strictObject({
    id: setId(),
    number: whole('Its number while it was told.', 1),
    guid: described('Its UUID while it was told.', z.uuid()),
    start: z.nullable(instant('When it would have started. Null: its time was never public.')),
    end: z.nullable(instant('When it would have ended. Null: its time was never public.')),
    sequence: sequence(),
    changedAt: changedAt(),
  }),
);

const placement = {
  name: name(),
  stage: z.nullable(text('The name of the stage, which may be gone. Null: not told.')),
  day: day(),
  start: start(),
  end: end(),
};

const change = described(
  'What this release made of a set.',
  z.strictObject({
    kind: described('What changed most.', z.enum(publicChangeKinds)),
    setId: setId(),
    ...placement,
    was: described(
      'The same in the release before; null where it was not told.',
      z.nullable(z.strictObject(placement)),
    ),
  }),
);

/** What lineup.json holds. */
const publicLineupSchema = described(
  'The lineup of a festival as its organisers released it.',
  z.strictObject({
    $schema: address('The address of this schema.'),
    format: described('Rises with a change that readers of the format before cannot take.', z.literal(1)),
    address: address('The page that shows this lineup.'),
    state: described(
      'Withdrawn: the organisers took the lineup back, nothing of it holds, and all sets are gone.',
      z.enum(publicStates),
    ),
    release: described(
      'Which release of the festival this is.',
      z.strictObject({
        id: text('The id of the release.'),
        number: whole('Rises with every release.', 1),
        publishedAt: instant('When it went out.'),
        plannedFor: z.nullable(instant('When it was to go out. Null: at once.')),
        late: described('Whether it went out later than planned.', z.boolean()),
      }),
    ),
    festival: described(
      'The festival.',
      z.strictObject({
        id: text('The id of the festival; it never changes.'),
        name: text('Its name.'),
        location: text('Where it is.'),
        timezone: text('The time zone of its clocks (IANA).'),
        dayStartsAt: text(
          'The clock time at which a festival day begins, HH:MM: what starts before is of the day before.',
        ),
        days: described('Its days, first to last.', z.array(date('A festival day.'))),
        cover: described('The address of its picture, if it has one.', z.nullable(z.url())),
      }),
    ),
    stages: described('The stages, in the order of the festival.', z.array(stage)),
    artists: described('Everybody who is announced.', z.array(artist)),
    profiles: described('What is public of the artists of the sets, by name.', z.array(profile)),
    sets: described('What is told, by day and time.', z.array(set)),
    gone: described('What was told once and is no more.', z.array(tombstone)),
    changes: described('What changed since the release before.', z.array(change)),
  }),
);

export type PublicLineup = z.infer<typeof publicLineupSchema>;

/** The schema as it is published (JSON Schema, draft 2020-12), found at `url`. */
export function publishedSchema(url: string): string {
  const schema = { $id: url, title: 'Festival lineup', ...z.toJSONSchema(publicLineupSchema) };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
