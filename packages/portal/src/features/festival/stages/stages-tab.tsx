import type { Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useMemo } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { useFocusAfterEditing } from '../../../app/forms/use-focus-after-editing.ts';
import { IconPencil } from '../../../design/icons.ts';
import { VersionChoice } from '../../../design/notices/version-choice.tsx';
import { useEvents } from '../../../app/queries/use-events.ts';
import { useOpenForSetting } from '../setting/use-sought-setting.ts';
import { countByStage } from './count-by-stage.ts';
import { StageList } from './stage-list.tsx';
import { StagesForm } from './stages-form.tsx';
import { stagesDifferences } from './stages-input.ts';
import classes from './stages-tab.module.css';
import { useStagesEditor } from './use-stages-editor.ts';

/** The festival's stages, with the editor. */
export function StagesTab({ festival }: { readonly festival: Versioned<Festival> }) {
  const { events } = useEvents(festival.id);
  const known = events.status === 'success' ? events.data : null;
  const counts = useMemo(() => (known === null ? null : countByStage(known)), [known]);
  const editor = useStagesEditor(festival, counts);
  useOpenForSetting(() => !editor.isOpen && editor.open(festival));
  const editButton = useFocusAfterEditing(editor.isOpen);
  return (
    <section>
      <header className={classes['head']}>
        <h2>Stages</h2>
        {!editor.isOpen && (
          <Button
            ref={editButton}
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => editor.open(festival)}
          >
            Edit Stages
          </Button>
        )}
      </header>
      {editor.isOpen ? (
        <StagesForm editor={editor} counts={counts} />
      ) : (
        <StageList festival={festival} counts={counts} />
      )}
      <VersionChoice
        opened={editor.phase === 'choosing'}
        differences={editor.conflict === null ? [] : stagesDifferences(editor.conflict)}
        onMine={editor.keepMine}
        onTheirs={editor.close}
        onBack={editor.dismissConflict}
      />
    </section>
  );
}
