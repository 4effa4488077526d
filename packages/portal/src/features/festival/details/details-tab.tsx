import type { Festival, PreservedTimes } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { Button } from '../../../design/controls/button.tsx';
import { useFocusAfterEditing } from '../../../app/forms/use-focus-after-editing.ts';
import { useDialog } from '../../../design/dialogs/use-dialog.ts';
import { IconPencil } from '../../../design/icons.ts';
import { VersionChoice } from '../../../design/notices/version-choice.tsx';
import { DetailsFacts } from './details-facts.tsx';
import { DetailsForm } from './details-form.tsx';
import { conflictDifferences } from './details-input.ts';
import classes from './details-tab.module.css';
import { EffectDialog } from './effect-dialog.tsx';
import type { EffectQuestion } from './effect-question.ts';
import { useOpenForSetting } from '../setting/use-sought-setting.ts';
import { EditionList } from '../editions/edition-list.tsx';
import { useNewEdition } from '../editions/use-new-edition.tsx';
import { useDeleteFestival } from './use-delete-festival.tsx';
import { useDetailsEditor } from './use-details-editor.ts';

/** All details of a festival, with the form for editing them. */
export function DetailsTab({ festival }: { readonly festival: Versioned<Festival> }) {
  const effects = useDialog<EffectQuestion, PreservedTimes>();
  const editor = useDetailsEditor(festival, effects.ask);
  const deletion = useDeleteFestival(festival, editor.forget);
  useOpenForSetting(() => !editor.isOpen && editor.open(festival));
  const editButton = useFocusAfterEditing(editor.isOpen);
  const edition = useNewEdition(festival);
  return (
    <section>
      <header className={classes['head']}>
        <h2>Festival Details</h2>
        {!editor.isOpen && (
          <div className={classes['buttons']}>
            <Button variant="default" onClick={edition.open}>
              New Edition
            </Button>
            <Button
              ref={editButton}
              leftSection={<IconPencil size={18} aria-hidden />}
              onClick={() => editor.open(festival)}
            >
              Edit Details
            </Button>
          </div>
        )}
      </header>
      {editor.isOpen ? (
        <DetailsForm editor={editor} deletion={deletion} />
      ) : (
        <>
          <DetailsFacts festival={festival} />
          <EditionList festival={festival} />
        </>
      )}
      {edition.dialog}
      <EffectDialog dialog={effects} festival={editor.base} />
      <VersionChoice
        opened={editor.phase === 'choosing'}
        differences={editor.conflict === null ? [] : conflictDifferences(editor.conflict)}
        onMine={editor.keepMine}
        onTheirs={editor.close}
        onBack={editor.dismissConflict}
      />
    </section>
  );
}
