import { useEffect, useRef } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Form } from '../../../design/controls/form.tsx';
import { useRestoredFocus } from '../../../design/dialogs/use-restored-focus.ts';
import { settingSelector, useSoughtSetting } from '../setting/use-sought-setting.ts';
import { CoverEditor } from './cover-editor.tsx';
import { DetailsBanners, SaveFailure } from './details-banners.tsx';
import { DetailsFields } from './details-fields.tsx';
import classes from './details-form.module.css';
import type { FestivalDeletion } from './use-delete-festival.tsx';
import type { DetailsEditor } from './use-details-editor.ts';

interface DetailsFormProps {
  readonly editor: DetailsEditor;
  readonly deletion: FestivalDeletion;
}

/** The form for editing a festival's details. */
export function DetailsForm({ editor, deletion }: DetailsFormProps) {
  const isSaving = editor.phase !== 'editing';
  const isBusy = isSaving || deletion.isPending;
  const element = useFormFocus(editor.refusals, isBusy);
  return (
    <Form
      ref={element}
      className={classes['form']}
      aria-label="Festival Details"
      onSubmit={() => {
        if (!isBusy) editor.save();
      }}
    >
      <DetailsBanners editor={editor} />
      <DetailsFields form={editor.fields} disabled={isBusy} />
      <CoverEditor editor={editor} disabled={isBusy} />
      <SaveFailure editor={editor} />
      <div className={classes['actions']}>
        <Button type="submit" loading={isSaving} disabled={deletion.isPending}>
          Save Details
        </Button>
        <Button variant="default" disabled={isBusy} onClick={editor.cancel}>
          Cancel
        </Button>
        <Button
          className={classes['delete'] ?? ''}
          variant="default"
          color="red"
          data-setting="deleteFestival"
          loading={deletion.isPending}
          disabled={isSaving}
          onClick={() => void deletion.start()}
        >
          Delete
        </Button>
      </div>
    </Form>
  );
}

/**
 * Focuses the form when it opens, or the setting that it was opened for, and the first invalid field each time saving
 * is refused.
 */
function useFormFocus(refusals: number, isBusy: boolean) {
  const element = useRef<HTMLFormElement>(null);
  const setting = useSoughtSetting();
  const handled = useRef<number | null>(null);
  useRestoredFocus(element, isBusy);
  useEffect(() => {
    if (isBusy || handled.current === refusals) return;
    handled.current = refusals;
    const sought = setting === null ? 'input' : settingSelector(setting);
    const selector = refusals > 0 ? '[aria-invalid="true"]' : sought;
    element.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [isBusy, refusals, setting]);
  return element;
}
