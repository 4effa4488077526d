import {
  checkLookForm,
  isSameLinks,
  lookFormOf,
  lookPageMessages,
  readAccentColor,
  type Festival,
  type LookForm,
  type PageLink,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import type { EditorConflict, EditorRules, EditorState } from '../../../app/editor/editor-state.ts';
import type { VersionDifference } from '../../../design/notices/version-choice.tsx';
import { withKeys, type LinkRow } from './link-rows.ts';

const texts = lookPageMessages;

/** What happens to the logo when the look is saved. */
export type LogoChange =
  { readonly kind: 'keep' } | { readonly kind: 'remove' } | { readonly kind: 'replace'; readonly file: File };

/** The input for the look of a public page. */
export interface LookInput extends Omit<LookForm, 'links'> {
  readonly links: readonly LinkRow[];
  readonly logo: LogoChange;
}

type Stored = Versioned<Festival>;
export type LookState = EditorState<Stored, LookInput>;

export const lookRules: EditorRules<Stored, LookInput> = {
  inputOf,
  isSame: isSameInput,
  versionOf: ({ version }) => version,
  merge(base, typed, theirs) {
    const [before, now] = [inputOf(base), inputOf(theirs)];
    const mine = {
      color: isSameColor(before.color, typed.color) ? now.color : typed.color,
      links: isSameLinks(before.links, typed.links) ? now.links : typed.links,
      note: isSameNote(before.note, typed.note) ? now.note : typed.note,
      logo: typed.logo,
    };
    const differences = lookDifferences({ base, typed, theirs });
    return { mine, isChoice: differences.some(({ note }) => note === undefined) };
  },
  followsOthers: false,
};

export function inputOf(festival: Festival): LookInput {
  const { color, links, note } = lookFormOf(festival);
  return { color, links: withKeys(links), note, logo: { kind: 'keep' } };
}

export function isSameInput(a: LookInput, b: LookInput): boolean {
  return (
    isSameColor(a.color, b.color) &&
    isSameLinks(a.links, b.links) &&
    isSameNote(a.note, b.note) &&
    a.logo.kind === 'keep' &&
    b.logo.kind === 'keep'
  );
}

export function isValidInput(input: LookInput): boolean {
  return checkLookForm(input).ok;
}

function isSameColor(a: string, b: string): boolean {
  const [mine, other] = [a, b].map((color) => readAccentColor(color) ?? color.trim());
  return mine === other;
}

function isSameNote(a: string, b: string): boolean {
  return a.trim() === b.trim();
}

/** Returns the differences between two people's copies. Fields that only the other person changed are taken over. */
export function lookDifferences({
  base,
  typed,
  theirs,
}: Pick<EditorConflict<Stored, LookInput>, 'base' | 'typed' | 'theirs'>): readonly VersionDifference[] {
  const [before, now] = [inputOf(base), inputOf(theirs)];
  const part = <Value>(
    field: string,
    [old, mine, other]: readonly [Value, Value, Value],
    isSame: (a: Value, b: Value) => boolean,
    textOf: (value: Value) => string,
  ): VersionDifference[] => {
    if (isSame(old, other) || isSame(mine, other)) return [];
    const shown = { field, mine: textOf(mine) || texts.noValue, theirs: textOf(other) || texts.noValue };
    return [isSame(old, mine) ? { ...shown, note: texts.theirsStay } : shown];
  };
  const same = (text: string) => text;
  return [
    ...part(texts.fields.color, [before.color, typed.color, now.color], isSameColor, same),
    ...part(texts.fields.links, [before.links, typed.links, now.links], isSameLinks, linksText),
    ...part(texts.fields.note, [before.note, typed.note, now.note], isSameNote, same),
    ...logoDifference(base, typed.logo, theirs),
  ];
}

function linksText(links: readonly PageLink[]): string {
  return links.map(({ label, url }) => `${label}: ${url}`).join('\n');
}

function logoDifference(base: Festival, logo: LogoChange, theirs: Festival): VersionDifference[] {
  const [old, now] = [base.logoURL ?? null, theirs.logoURL ?? null];
  if (old === now || (logo.kind === 'remove' && now === null)) return [];
  const field = texts.fields.logo;
  const other = now === null ? texts.noValue : texts.otherPicture;
  if (logo.kind === 'keep') return [{ field, mine: '', theirs: other, note: texts.theirsStay }];
  return [{ field, mine: logo.kind === 'remove' ? texts.noValue : logo.file.name, theirs: other }];
}
