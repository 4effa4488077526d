import { lookPageMessages, type Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useFocusAfterEditing } from '../../../app/forms/use-focus-after-editing.ts';
import { Button } from '../../../design/controls/button.tsx';
import { IconPencil } from '../../../design/icons.ts';
import { VersionChoice } from '../../../design/notices/version-choice.tsx';
import { LookFacts } from './look-facts.tsx';
import { LookForm } from './look-form.tsx';
import { lookDifferences } from './look-input.ts';
import classes from './look-section.module.css';
import { useLookEditor } from './use-look-editor.ts';

const texts = lookPageMessages;

/** The look of the public page, with the form for editing it. */
export function LookSection({ festival }: { readonly festival: Versioned<Festival> }) {
  const editor = useLookEditor(festival);
  const editButton = useFocusAfterEditing(editor.isOpen);
  return (
    <section className={classes['section']} aria-labelledby="look" data-setting="look">
      <header className={classes['head']}>
        <div>
          <h3 id="look">{texts.title}</h3>
          <p>{texts.intro}</p>
        </div>
        {!editor.isOpen && (
          <Button
            ref={editButton}
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => editor.open(festival)}
          >
            {texts.edit}
          </Button>
        )}
      </header>
      {editor.isOpen ? <LookForm editor={editor} /> : <LookFacts festival={festival} />}
      <VersionChoice
        opened={editor.phase === 'choosing'}
        differences={editor.conflict === null ? [] : lookDifferences(editor.conflict)}
        onMine={editor.keepMine}
        onTheirs={editor.close}
        onBack={editor.dismissConflict}
      />
    </section>
  );
}
