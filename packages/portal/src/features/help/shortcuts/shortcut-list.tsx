import { foldText, helpMessages } from '@lineup/domain';
import { useRef, useState } from 'react';
import { letterShortcuts } from '../../../app/keys/letter-shortcuts.ts';
import { namesOfKeys } from '../../../app/keys/key-names.ts';
import { useLetterKeys } from '../../../app/keys/use-letter-keys.ts';
import { TextInput } from '../../../design/controls/text-input.tsx';
import hidden from '../../../design/controls/visually-hidden.module.css';
import { VisuallyHidden } from '../../../design/controls/visually-hidden.tsx';
import { IconSearch } from '../../../design/icons.ts';
import { NoResults } from '../../../design/page/no-results.tsx';
import { KeyNames } from './key-names.tsx';
import { LetterKeysChoice } from './letter-keys-choice.tsx';
import {
  keysOfRow,
  shortcutGroups,
  shortcutPlaces,
  turnedKeys,
  type ShortcutRow,
} from './shortcut-groups.ts';
import classes from './shortcut-list.module.css';
import { useShortcutPlaces } from './use-shortcut-places.ts';

const letters: ReadonlySet<string> = new Set(letterShortcuts);

/** The keys of the current page; a search covers those of all pages. */
export function ShortcutList() {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { places, isTurned } = useShortcutPlaces();
  const { areOn } = useLetterKeys();
  const words = foldText(text).split(/\s+/u).filter(Boolean);
  const keysOf = (row: ShortcutRow) => (isTurned ? turnedKeys(keysOfRow(row)) : keysOfRow(row));
  const shown = namesOfRow(keysOf);
  const searched =
    words.length === 0 ? places : shortcutPlaces.toSorted((one) => (places.includes(one) ? -1 : 1));
  const groups = searched.flatMap((place) => {
    const { title, rows } = shortcutGroups[place];
    const all = (row: ShortcutRow) => foldText(`${title} ${row.text} ${shown(row).join(' ')}`);
    const found = (rows as readonly ShortcutRow[]).filter((row) =>
      words.every((word) => all(row).includes(word)),
    );
    return found.length === 0 ? [] : [{ place, title, rows: found }];
  });
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      <TextInput
        ref={field}
        type="search"
        label={helpMessages.search}
        labelProps={{ className: hidden['hidden'] }}
        placeholder={helpMessages.search}
        leftSection={<IconSearch aria-hidden />}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <VisuallyHidden as="output">{words.length > 0 && helpMessages.found(count)}</VisuallyHidden>
      {count === 0 && (
        <NoResults
          text={helpMessages.noneFound(text.trim())}
          clear={helpMessages.clearSearch}
          onClear={() => {
            setText('');
            field.current?.focus();
          }}
        />
      )}
      <div className={classes['groups']}>
        {groups.map(({ place, title, rows }) => (
          <section key={place} className={classes['group']}>
            <h3>{title}</h3>
            <dl>
              {rows.map((row) => (
                <div key={row.text} className={classes['row']}>
                  <dt>{row.text}</dt>
                  <dd>
                    <KeyNames
                      names={shown(row)}
                      isOff={!areOn && row.names.some((name) => letters.has(name))}
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <LetterKeysChoice />
    </>
  );
}

/** More keys than this are shown as a range. */
const mostShown = 4;

/** Returns the names of a row's keys on this machine. */
function namesOfRow(keysOf: (row: ShortcutRow) => readonly string[]) {
  return (row: ShortcutRow): readonly string[] => {
    const names = keysOf(row).flatMap((keys) => namesOfKeys(keys, navigator.userAgent));
    return names.length > mostShown ? [`${names[0]} – ${names.at(-1)}`] : names;
  };
}
