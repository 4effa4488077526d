import {
  foldText,
  isOff,
  statusText,
  trayMessages,
  type ConflictIndex,
  type Festival,
  type UnplacedAct,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { ariaKeys } from '../../../app/keys/aria-keys.ts';
import { isShortcut } from '../../../app/keys/is-shortcut.ts';
import { Button } from '../../../design/controls/button.tsx';
import { IconButton } from '../../../design/controls/icon-button.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import hidden from '../../../design/controls/visually-hidden.module.css';
import { topDialog } from '../../../design/dialogs/top-dialog.ts';
import { IconTrash, IconX } from '../../../design/icons.ts';
import { InlineName } from '../direct/view/inline-name.tsx';
import { AddActs } from './add-acts.tsx';
import { PlaceDialog, type PlaceAt } from './place-dialog.tsx';
import classes from './tray.module.css';
import { useTrayChanges } from './use-tray-changes.ts';
import type { TrayStep } from './use-tray.ts';

interface TrayProps {
  readonly festival: Festival;
  readonly conflicts: ConflictIndex;
  readonly acts: readonly Versioned<UnplacedAct>[];
  /** The initial values of the dialog that places an act. */
  readonly at: PlaceAt;
  readonly step: TrayStep | null;
  readonly onClose: () => void;
}

const texts = trayMessages;

/** From this many acts on, the tray has a search field. */
const searchedFrom = 8;

/**
 * The acts without a stage or time, next to the timetable: acts can be dragged onto the grid, and sets into the tray.
 */
export function Tray({ festival, conflicts, acts, at, step, onClose }: TrayProps) {
  const find = (id: string) => acts.find((act) => act.id === id);
  const changes = useTrayChanges(festival, find);
  const [text, setText] = useState('');
  const [placed, setPlaced] = useState<Versioned<UnplacedAct> | null>(null);
  const root = useRef<HTMLElement>(null);
  const hintId = useId();
  const shown = useFound(acts, text);
  useStep(root, step, () => setText(''));
  const focusOn = useFocusOn(root);
  const noteKey = (event: KeyboardEvent) => {
    if (!isShortcut('close', event) || event.defaultPrevented || topDialog() !== null) return;
    event.preventDefault();
    onClose();
  };
  return (
    // Escape closes the tray from any focused element in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={root}
      className={classes['tray']}
      aria-label={texts.title}
      data-tray
      data-side-panel
      onKeyDown={noteKey}
    >
      <header className={classes['head']}>
        <h3>{texts.title}</h3>
        <span className={classes['count']}>{acts.length}</span>
        <IconButton label={texts.close} size="sm" onClick={onClose}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </header>
      <AddActs check={changes.check} onAdd={changes.add} />
      {(acts.length >= searchedFrom || text !== '') && (
        <TextInput
          type="search"
          label={texts.search}
          labelProps={hiddenLabel}
          placeholder={texts.search}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <p id={hintId} className={hidden['hidden']}>
        {texts.hint}
      </p>
      {shown.length > 0 ? (
        <ul className={classes['list']} aria-describedby={hintId}>
          {shown.map((act) => (
            <Act
              key={act.id}
              act={act}
              onPlace={setPlaced}
              onRename={changes.rename}
              onNamed={focusOn}
              onRemove={(removed) => void changes.remove(removed)}
            />
          ))}
        </ul>
      ) : (
        <NoActs
          search={acts.length === 0 ? null : text}
          onAdd={() => root.current?.querySelector('input')?.focus()}
          onClear={() => setText('')}
        />
      )}
      {placed !== null && (
        <PlaceDialog
          key={placed.id}
          {...{ festival, conflicts, at }}
          act={find(placed.id) ?? placed}
          write={changes.write}
          onClose={() => setPlaced(null)}
        />
      )}
    </section>
  );
}

interface NoActsProps {
  /** The search text; null if there are no acts at all. */
  readonly search: string | null;
  readonly onAdd: () => void;
  readonly onClear: () => void;
}

/** Says why no act is listed, and offers the next step. */
function NoActs({ search, onAdd, onClear }: NoActsProps) {
  return (
    <div className={classes['none']}>
      <p>{search === null ? texts.none : texts.noneFound(search)}</p>
      <Button variant="default" size="sm" onClick={search === null ? onAdd : onClear}>
        {search === null ? texts.addFirst : texts.clearSearch}
      </Button>
    </div>
  );
}

const hiddenLabel = { className: hidden['hidden'] };

/** Returns the acts that contain every word of the text, matched as in the schedule's search. */
function useFound(acts: readonly Versioned<UnplacedAct>[], text: string) {
  const words = foldText(useDeferredValue(text)).trim().split(/\s+/u);
  return acts.filter(({ artistName }) => words.every((word) => foldText(artistName).includes(word)));
}

/** Focuses the requested act or field. */
function useStep(root: { readonly current: HTMLElement | null }, step: TrayStep | null, reset: () => void) {
  const done = useRef<TrayStep | null>(null);
  useEffect(() => {
    if (step === null || done.current === step) return;
    const selector = step.act === null ? 'input' : `[data-act="${CSS.escape(step.act)}"]`;
    const found = root.current?.querySelector<HTMLElement>(selector) ?? null;
    if (found === null) return reset();
    done.current = step;
    found.focus();
  });
}

/**
 * Returns a function that restores the focus to a renamed act, even if it moves in the list, unless the user has moved
 * the focus elsewhere.
 */
function useFocusOn(root: { readonly current: HTMLElement | null }): (act: string) => void {
  const [pending, setPending] = useState<{ readonly act: string } | null>(null);
  const done = useRef<typeof pending>(null);
  // On each render: the new name may move the act, which then loses the focus.
  useEffect(() => {
    if (pending === null || pending === done.current) return;
    const { activeElement } = document;
    const act = root.current?.querySelector<HTMLElement>(`[data-act="${CSS.escape(pending.act)}"]`);
    if (activeElement === document.body) act?.focus();
    else if (activeElement !== act) done.current = pending;
  });
  return (act) => setPending({ act });
}

/** How long a click may still become a double click, in milliseconds. */
const twiceMs = 250;

interface ActProps {
  readonly act: Versioned<UnplacedAct>;
  readonly onPlace: (act: Versioned<UnplacedAct>) => void;
  /** Returns true if the name is valid. */
  readonly onRename: (act: Versioned<UnplacedAct>, name: string) => boolean;
  /** Called when the name field closes. */
  readonly onNamed: (act: string) => void;
  readonly onRemove: (act: Versioned<UnplacedAct>) => void;
}

/** An act: can be dragged, lifted by keyboard, clicked to be placed, or double-clicked to be renamed. */
function Act({ act, onPlace, onRename, onNamed, onRemove }: ActProps) {
  const { artistName, minutes } = act;
  const [isRenaming, setRenaming] = useState(false);
  const placing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(placing.current), []);
  const press = ({ detail }: MouseEvent) => {
    clearTimeout(placing.current);
    // A click by keyboard never becomes a double click.
    if (detail === 0) onPlace(act);
    else placing.current = setTimeout(() => onPlace(act), twiceMs);
  };
  const rename = () => {
    clearTimeout(placing.current);
    setRenaming(true);
  };
  if (isRenaming)
    return (
      <li className={classes['act']}>
        <InlineName
          label={texts.rename(artistName)}
          name={artistName}
          className={classes['input']}
          onRename={(name) => onRename(act, name)}
          onClose={() => {
            setRenaming(false);
            onNamed(act.id);
          }}
        />
      </li>
    );
  return (
    <li className={classes['act']}>
      <button
        type="button"
        className={classes['name']}
        data-act={act.id}
        aria-keyshortcuts={ariaKeys('lift', 'rename')}
        title={texts.hint}
        onClick={press}
        onDoubleClick={rename}
        onKeyDown={(event) => {
          if (!isShortcut('rename', event)) return;
          event.preventDefault();
          rename();
        }}
      >
        <span dir="auto" data-off={isOff(act) || undefined}>
          {artistName}
        </span>
        {isOff(act) && <span className={classes['minutes']}>{statusText(act)}</span>}
        {minutes !== undefined && <span className={classes['minutes']}>{minutes} min</span>}
      </button>
      <IconButton label={texts.remove(artistName)} size="sm" onClick={() => onRemove(act)}>
        <IconTrash size={16} aria-hidden />
      </IconButton>
    </li>
  );
}
