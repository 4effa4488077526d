import { useRef } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { VisuallyHidden } from '../../../design/controls/visually-hidden.tsx';
import { RestoredBanner } from '../../../app/editor/restored-banner.tsx';
import { useRestoredFocus } from '../../../design/dialogs/use-restored-focus.ts';
import { StageRowsEditor, type StageRowsEditorProps } from './stage-rows-editor.tsx';
import { OutdatedNote, SaveProblem } from './stages-banners.tsx';
import classes from './stages-form.module.css';

/** The editor of the stages: names as fields, order by dragging or with buttons. */
export function StagesForm({ editor, counts }: StageRowsEditorProps) {
  const isSaving = editor.phase !== 'editing';
  const element = useRef<HTMLFormElement>(null);
  useRestoredFocus(element, isSaving);
  return (
    <form
      ref={element}
      className={classes['form']}
      aria-label="Stages"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) editor.save();
      }}
    >
      <RestoredBanner restored={editor.restored} disabled={isSaving} onDiscard={editor.cancel} />
      <OutdatedNote editor={editor} />
      <StageRowsEditor editor={editor} counts={counts} />
      <SaveProblem editor={editor} />
      <div className={classes['actions']}>
        <Button type="submit" loading={isSaving}>
          Save Stages
        </Button>
        <Button variant="default" disabled={isSaving} onClick={editor.cancel}>
          Cancel
        </Button>
      </div>
      <VisuallyHidden as="output">{editor.announcement}</VisuallyHidden>
    </form>
  );
}
