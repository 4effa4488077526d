import type { Hint, HintCode } from '../entities/upload.ts';

/** Hints about the notation of a file. Other hints are guesses about one event and stay with it. */
const notations = [
  'dateFormat',
  'dayFirst',
  'monthFirst',
  'timeFormat',
  'hoursPastMidnight',
  'zoneConverted',
  'splitDateTime',
  'fromAbove',
  'encoding',
  'imageHttps',
] as const satisfies readonly HintCode[];
type Notation = (typeof notations)[number];

const codes: ReadonlySet<HintCode> = new Set(notations);

/** Fewer events than this do not make a rule for the file. */
const fewest = 3;
const maximumExamples = 2;

interface Hinted {
  readonly hints: readonly Hint[];
}

/** A notation of the whole file: the number of events that use it, with texts of the file. */
export interface FileHint {
  readonly code: Notation;
  readonly count: number;
  readonly examples: readonly string[];
}

/** The hints that are shown once for a file. `forms` identifies the hints they replace, see `formOf`. */
export interface FileHints {
  readonly lines: readonly FileHint[];
  readonly forms: ReadonlySet<string>;
}

/**
 * Returns the hints that more than half of the events have: they are shown once for the file instead of with each
 * event. An event with a rare notation of its date or times keeps its hint.
 */
export function fileHints(events: readonly Hinted[]): FileHints {
  const forms = new Map<string, { readonly hint: Hint; count: number }>();
  const kinds = new Map<string, number>();
  for (const { hints } of events) {
    for (const hint of hints) {
      if (!isNotation(hint.code)) continue;
      const form = formOf(hint);
      const known = forms.get(form);
      if (known === undefined) forms.set(form, { hint, count: 1 });
      else known.count += 1;
      kinds.set(kindOf(hint), (kinds.get(kindOf(hint)) ?? 0) + 1);
    }
  }
  const shared = new Set<string>();
  for (const [form, { hint, count }] of forms) {
    if (count >= fewest && (kinds.get(kindOf(hint)) ?? 0) * 2 > events.length) shared.add(form);
  }
  return { lines: shared.size === 0 ? [] : linesOf(events, shared), forms: shared };
}

/** Returns true if the hint is shown once for the whole file. */
export function isFileHint(hint: Hint, { forms }: Pick<FileHints, 'forms'>): boolean {
  return forms.size > 0 && isNotation(hint.code) && forms.has(formOf(hint));
}

function linesOf(events: readonly Hinted[], forms: ReadonlySet<string>): FileHint[] {
  const lines = new Map<Notation, { count: number; readonly examples: Set<string> }>();
  for (const { hints } of events) {
    const met = new Set<Notation>();
    for (const hint of hints) {
      const { code, source } = hint;
      if (!isNotation(code) || !forms.has(formOf(hint))) continue;
      const line = lines.get(code) ?? { count: 0, examples: new Set() };
      lines.set(code, line);
      if (line.examples.size < maximumExamples) line.examples.add(source);
      if (!met.has(code)) line.count += 1;
      met.add(code);
    }
  }
  return [...lines].map(([code, { count, examples }]) => ({ code, count, examples: [...examples] }));
}

function isNotation(code: HintCode): code is Notation {
  return codes.has(code);
}

const kindOf = ({ field, code }: Hint) => `${field} ${code}`;

/**
 * Returns the notation of a hint's text, which is the same for "Fri 4 July" and "Sat 12 June". Names and addresses have
 * none.
 */
function formOf(hint: Hint): string {
  if (hint.code === 'encoding' || hint.code === 'imageHttps') return kindOf(hint);
  const form = hint.source.replaceAll(/\d+(?:[.,]\d+(?= h$))?/gu, '9').replaceAll(/\p{L}+/gu, 'a');
  return `${kindOf(hint)} ${form}`;
}
