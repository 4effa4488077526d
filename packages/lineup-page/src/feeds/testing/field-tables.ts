import { inFestivalTime } from '../json/lineup-schema.ts';

/** The parts of a JSON Schema that the tables of the guide need. */
export interface SchemaPart {
  readonly description?: string;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly required?: readonly string[] | undefined;
  readonly items?: SchemaPart;
  readonly anyOf?: readonly SchemaPart[];
}

/**
 * Renders the fields of a schema as Markdown: a table for the file itself, and one for each object and list in it.
 * Leaves out what `known` describes in the same words.
 */
export function fieldTables(schema: SchemaPart, known: SchemaPart = {}): string {
  const described = new Set(sectionsOf(known).flatMap(({ title, rows }) => rows.map((each) => title + each)));
  return sectionsOf(schema)
    .map(({ title, rows }) => ({ title, rows: rows.filter((each) => !described.has(title + each)) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (title === '' ? table(rows) : `### \`${title}\`\n\n${table(rows)}`))
    .join('\n');
}

interface Section {
  readonly title: string;
  readonly rows: readonly string[];
}

function sectionsOf(schema: SchemaPart): readonly Section[] {
  const fields = Object.entries(schema.properties ?? {});
  const own = fields.map(([name, part]) => row(name, part, isOptional(schema, name)));
  const inner = fields.map(([name, part]) => ({
    title: part.items === undefined ? name : `${name}[]`,
    rows: rowsWithin(part.items ?? part, ''),
  }));
  return [{ title: '', rows: own }, ...inner];
}

function table(rows: readonly string[]): string {
  return ['| field | type | meaning |', '|---|---|---|', ...rows, ''].join('\n');
}

/** Returns the fields of an object, and those of nested objects and lists of objects that do not repeat. */
function rowsWithin(part: SchemaPart, path: string): readonly string[] {
  const { properties = {}, required } = objectIn(part);
  return Object.entries(properties).flatMap(([name, field]) => {
    const here = path === '' ? name : `${path}.${name}`;
    const inner = objectIn(field).properties ?? {};
    const isSame = Object.entries(inner).every(
      ([key, each]) => JSON.stringify(each) === JSON.stringify(properties[key]),
    );
    const below = field.items === undefined ? rowsWithin(field, here) : rowsWithin(field.items, `${here}[]`);
    return [
      row(here, field, isOptional({ required }, name)),
      ...(isSame && field.items === undefined ? [] : below),
    ];
  });
}

/** Returns the object that a part is, or may be. */
function objectIn(part: SchemaPart): SchemaPart {
  return part.anyOf?.find(({ properties }) => properties !== undefined) ?? part;
}

function row(name: string, part: SchemaPart, optional: boolean): string {
  const description = part.description ?? part.anyOf?.find((each) => each.description)?.description ?? '';
  // The guide says this once for all times.
  const meaning = description.replace(` ${inFestivalTime}`, '');
  return `| \`${name}\` | ${typeOf(part)}${optional ? ', may be missing' : ''} | ${meaning} |`;
}

function isOptional({ required = [] }: SchemaPart, name: string): boolean {
  return !required.includes(name);
}

function typeOf(part: SchemaPart): string {
  if (part.anyOf !== undefined) return part.anyOf.map(typeOf).join(' or ');
  if (part.const !== undefined) return `\`${JSON.stringify(part.const)}\``;
  if (part.enum !== undefined) return part.enum.map((value) => `\`"${value}"\``).join(', ');
  if (part.type === 'array') return `array of ${part.items?.type ?? ''}s`;
  if (part.type !== 'string') return part.type ?? '';
  return textTypes.find(([test]) => test(part))?.[1] ?? 'string';
}

const textTypes: readonly (readonly [(part: SchemaPart) => boolean, string])[] = [
  [({ format }) => format === 'date-time', 'time'],
  [({ format }) => format === 'uri', 'address'],
  [({ format }) => format === 'uuid', 'UUID'],
  [({ pattern }) => pattern?.startsWith('^\\d{4}-') === true, 'date'],
];
