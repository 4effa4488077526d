import { checkFestivalForm, festivalFormOf, messages, type Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { startOrRestore, useEditor, type Editor, type Save } from '../../../app/editor/use-editor.ts';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { usePersistedInput } from '../../../app/editor/use-persisted-input.ts';
import { toast } from '../../../design/toasts/toast.ts';
import { useChosenImage, type ChosenImage } from '../../../design/files/use-chosen-image.ts';
import type { TypedFestival } from '../form/festival-form-state.ts';
import {
  detailsRules,
  isSameForm,
  isValidInput,
  type CoverChange,
  type DetailsInput,
} from './details-input.ts';
import { persistedDetails, toPersistedDetails, type PersistedDetails } from './persisted-details.ts';
import { saveDetails, type AskEffect } from './save-details.ts';
import { useStoreCover, type CoverStore } from './use-store-cover.ts';
import { useWriteDetails } from './use-write-details.ts';

/** The state and the actions of the details form, open or closed. */
export interface DetailsEditor extends Editor<Versioned<Festival>, DetailsInput> {
  readonly fields: TypedFestival;
  /** The picture that replaces the cover. */
  readonly image: ChosenImage;
  /** Keeps the stored cover, or removes it. */
  readonly changeCover: (cover: CoverChange) => void;
  readonly coverStore: CoverStore;
  /** Drops the stored input, so that none of it is restored after this page. */
  readonly forget: () => void;
}

/** `festival` is the current version. */
export function useDetailsEditor(festival: Versioned<Festival>, askEffect: AskEffect): DetailsEditor {
  const services = useLineupServices();
  const persisted = usePersistedInput(persistedDetails, festival.id);
  const write = useWriteDetails();
  const coverStore = useStoreCover();
  const offerUndo = useOfferUndo(festival.id);

  const save: Save<Versioned<Festival>, DetailsInput> = async (state, rebase) => {
    const { form, cover } = state.input;
    const isCoverOnly = cover.kind === 'replace' && isSameForm(form, festivalFormOf(state.base));
    const outcome = await saveDetails({ services, write, askEffect }, state);
    if (outcome.type !== 'written') return outcome;
    if (!isCoverOnly) toast.success(messages.festival.saved, offerUndo());
    if (cover.kind === 'replace') {
      // From here on the details are stored: retrying the cover does not write them again.
      rebase(outcome.festival, { form: festivalFormOf(outcome.festival), cover });
      if (!(await coverStore.store(festival.id, cover.file))) return { type: 'stopped' };
      if (isCoverOnly) toast.success(messages.festival.saved, offerUndo());
    }
    return { type: 'stored' };
  };

  const editor = useEditor<Versioned<Festival>, DetailsInput>({
    rules: detailsRules,
    start: () => startOrRestore(persisted, festival, (note) => restored(note, festival)),
    latest: festival,
    isValid: isValidInput,
    save,
    saveFailed: messages.festival.saveFailed,
    persisted,
    noteOf: toPersistedDetails,
    hasMore: ({ cover }) => cover.kind === 'replace',
  });
  const { cover } = editor.input;
  const setCover = (next: CoverChange) => editor.edit((input) => ({ ...input, cover: next }));
  const image = useChosenImage(cover.kind === 'replace' ? cover.file : null, (file) =>
    setCover(file === null ? { kind: 'keep' } : { kind: 'replace', file }),
  );
  return {
    ...editor,
    fields: fieldsOf(editor),
    image,
    changeCover(next) {
      image.choose(null);
      setCover(next);
    },
    coverStore,
    open(base) {
      image.choose(null);
      coverStore.forget();
      editor.open(base);
    },
    forget: persisted.drop,
  };
}

/**
 * Restores the stored input, unless the festival already contains all of it: its save may have succeeded before the
 * page closed.
 */
function restored({ base, form, cover }: PersistedDetails, festival: Festival) {
  const isCoverDone = cover === 'keep' || (cover === 'remove' && festival.imageURL === null);
  if (isCoverDone && isSameForm(form, festivalFormOf(festival))) return null;
  const kind = cover === 'remove' ? 'remove' : 'keep';
  return { base, input: { form, cover: { kind } as const }, isPictureLost: cover === 'replace' };
}

function fieldsOf({ input, refusals, edit }: Editor<Versioned<Festival>, DetailsInput>): TypedFestival {
  const check = checkFestivalForm(input.form);
  const shown = refusals > 0 && !check.ok ? check : null;
  return {
    values: input.form,
    errors: shown?.errors ?? {},
    summary: shown?.summary ?? null,
    set: (field, value) => edit((before) => ({ ...before, form: { ...before.form, [field]: value } })),
  };
}
