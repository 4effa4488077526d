import { changedLook, checkLookForm, lookPageMessages, type Festival } from '@lineup/domain';
import { isServiceError, type DetailsChange, type Versioned } from '@lineup/services';
import { useState } from 'react';
import { startOrRestore, useEditor, type Editor, type Save } from '../../../app/editor/use-editor.ts';
import { usePersistedInput } from '../../../app/editor/use-persisted-input.ts';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';
import { festivalChanged } from '../../../app/queries/edit-records.ts';
import { useEdit } from '../../../app/queries/edits.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { useChosenImage, type ChosenImage } from '../../../design/files/use-chosen-image.ts';
import { toast } from '../../../design/toasts/toast.ts';
import { withKeys } from './link-rows.ts';
import {
  inputOf,
  isSameInput,
  isValidInput,
  lookRules,
  type LogoChange,
  type LookInput,
} from './look-input.ts';
import { persistedLook, toPersistedLook, type PersistedLook } from './persisted-look.ts';
import { useStoreLogo, type LogoStore } from './use-store-logo.ts';

/** The state and the actions of a look form, open or closed. */
export interface LookEditor extends Editor<Versioned<Festival>, LookInput> {
  /** The picture that replaces the logo. */
  readonly image: ChosenImage;
  readonly changeLogo: (logo: LogoChange) => void;
  readonly logoStore: LogoStore;
  /** The last change of the links, as a text for screen readers. */
  readonly announcement: string;
  readonly announce: (text: string) => void;
}

/** `festival` is the current version. */
export function useLookEditor(festival: Versioned<Festival>): LookEditor {
  const { festivals } = useLineupServices();
  const persisted = usePersistedInput(persistedLook, festival.id);
  const write = useWriteLook();
  const logoStore = useStoreLogo(festival.id);
  const offerUndo = useOfferUndo(festival.id);
  const [announcement, announce] = useState('');

  const save: Save<Versioned<Festival>, LookInput> = async ({ base, input }) => {
    const check = checkLookForm(input);
    if (!check.ok) return { type: 'refused' };
    const logo = await storedLogo(input.logo, logoStore);
    const changes = { ...changedLook(base, check.look), ...logo };
    if (Object.keys(changes).length === 0) return { type: 'stored' };
    try {
      await write({ festival: base, changes, preserved: 'clockTimes' });
    } catch (error) {
      if (!isServiceError(error, 'conflict')) throw error;
      return { type: 'outdated', theirs: await festivals.get(base.id), typed: input };
    }
    toast.success(lookPageMessages.saved, offerUndo());
    return { type: 'stored' };
  };

  const editor = useEditor<Versioned<Festival>, LookInput>({
    rules: lookRules,
    start: () => startOrRestore(persisted, festival, (note) => restored(note, festival)),
    latest: festival,
    isValid: isValidInput,
    save,
    saveFailed: lookPageMessages.saveFailed,
    persisted,
    noteOf: toPersistedLook,
    hasMore: ({ logo }) => logo.kind === 'replace',
  });
  const { logo } = editor.input;
  const setLogo = (next: LogoChange) => editor.edit((input) => ({ ...input, logo: next }));
  const image = useChosenImage(logo.kind === 'replace' ? logo.file : null, (file) =>
    setLogo(file === null ? { kind: 'keep' } : { kind: 'replace', file }),
  );
  return {
    ...editor,
    image,
    changeLogo(next) {
      image.choose(null);
      setLogo(next);
    },
    logoStore,
    announcement,
    announce,
    open(base) {
      image.choose(null);
      announce('');
      editor.open(base);
    },
  };
}

/** Returns the festival's new logo address; empty if the logo does not change. */
async function storedLogo(logo: LogoChange, store: LogoStore): Promise<{ readonly logoURL?: string | null }> {
  if (logo.kind === 'keep') return {};
  return { logoURL: logo.kind === 'remove' ? null : await store.store(logo.file) };
}

/** Returns a function that writes a change of the look and resolves to the festival's new version. */
function useWriteLook(): (change: DetailsChange) => Promise<string> {
  const { details } = useLineupServices();
  const writing = useEdit<string, DetailsChange>({
    mutationFn: (change) => details.save(change),
    edits: ({ festival, changes }) => festivalChanged(festival, changes),
  });
  return writing.mutateAsync;
}

/**
 * Restores the stored input, unless the festival already contains all of it: its save may have succeeded before the
 * page closed.
 */
function restored({ base, form, logo }: PersistedLook, festival: Festival) {
  const isLogoDone = logo === 'keep' || (logo === 'remove' && !festival.logoURL);
  const typed = { ...form, links: withKeys(form.links) };
  if (isLogoDone && isSameInput({ ...typed, logo: { kind: 'keep' } }, inputOf(festival))) return null;
  const kind = logo === 'remove' ? 'remove' : 'keep';
  return { base, input: { ...typed, logo: { kind } as const }, isPictureLost: logo === 'replace' };
}
