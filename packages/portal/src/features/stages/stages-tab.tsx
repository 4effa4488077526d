import type { Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useMemo } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { useFocusAfterEditing } from '../../app/forms/use-focus-after-editing.ts';
import { useDialog } from '../../design/dialogs/use-dialog.ts';
import { IconPencil } from '../../design/icons.ts';
import {
  VersionChoice,
  type VersionAnswer,
  type VersionDifference,
} from '../../design/notices/version-choice.tsx';
import { useEvents } from '../../app/queries/use-events.ts';
import { countByStage } from './count-by-stage.ts';
import { StageList } from './stage-list.tsx';
import { StagesForm } from './stages-form.tsx';
import classes from './stages-tab.module.css';
import { useStagesEditor } from './use-stages-editor.ts';

/** The festival's stages, to be read and to be changed. */
export function StagesTab({ festival }: { readonly festival: Versioned<Festival> }) {
  const { events } = useEvents(festival.id);
  const known = events.status === 'success' ? events.data : null;
  const counts = useMemo(() => (known === null ? null : countByStage(known)), [known]);
  const versions = useDialog<readonly VersionDifference[], VersionAnswer>();
  const editor = useStagesEditor(festival, counts, versions.ask);
  const editButton = useFocusAfterEditing(editor.isEditing);
  return (
    <section>
      <header className={classes['head']}>
        <h2>Stages</h2>
        {!editor.isEditing && (
          <Button ref={editButton} leftSection={<IconPencil size={18} aria-hidden />} onClick={editor.edit}>
            Edit Stages
          </Button>
        )}
      </header>
      {editor.isEditing ? (
        <StagesForm editor={editor} counts={counts} />
      ) : (
        <StageList festival={festival} counts={counts} />
      )}
      <VersionChoice dialog={versions} />
    </section>
  );
}
