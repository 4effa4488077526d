import { completeChoice, editingMessages, type Festival } from '@lineup/domain';
import { useEffect, useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import { useShownFailure } from '../../../app/forms/use-shown-failure.ts';
import { useEvents } from '../../../app/queries/use-events.ts';
import { Button } from '../../../design/controls/button.tsx';
import { DialogActions } from '../../../design/controls/dialog-actions.tsx';
import { Form } from '../../../design/controls/form.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { FormField } from '../form/form-field.tsx';
import { EditionLineupChoice } from './edition-lineup-choice.tsx';
import { EditionParts } from './edition-parts.tsx';
import { EditionPreview } from './edition-preview.tsx';
import classes from './edition-fields.module.css';
import { useCreateEdition } from './use-create-edition.ts';
import { useEditionInput } from './use-edition-input.ts';

/** What the surrounding dialog can call on the fields. */
export interface EditionHandle {
  /** Closes the dialog, unless the edition is being created. */
  leave(): void;
}

interface EditionFieldsProps {
  readonly festival: Festival;
  readonly ref: Ref<EditionHandle>;
  readonly onClose: () => void;
}

/** Name and days of the new edition, what it copies, and a preview. */
export function EditionFields({ festival, ref, onClose }: EditionFieldsProps) {
  const { stored, unreadable } = useEvents(festival.id);
  const sets = stored.status === 'success' ? stored.data : null;
  const source = useMemo(() => (sets === null ? null : { festival, sets }), [festival, sets]);
  const input = useEditionInput(festival);
  const { form, choice, choose, refusals } = input;
  const { isPending, create, ...creation } = useCreateEdition(source, input, onClose);
  const failure = useShownFailure(creation.failure);
  const leave = () => {
    if (!isPending) onClose();
  };
  useImperativeHandle(ref, () => ({ leave }));
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const given = { form, disabled: isPending };
  return (
    <Form
      ref={element}
      className={classes['form']}
      onSubmit={() => (input.fields === null ? input.refuse() : create())}
    >
      {form.summary !== null && <Banner tone="red">{form.summary}</Banner>}
      {form.summary === null && failure !== null && !isPending && (
        <Banner tone="red" title={failure}>
          {editingMessages.nothingLost}
        </Banner>
      )}
      <FormField {...given} field="name" label="Festival Name" required isFirst />
      <div className={classes['pair']}>
        <FormField {...given} field="startDate" label="Start Date" type="date" required />
        <FormField {...given} field="endDate" label="End Date" type="date" required />
      </div>
      <EditionParts {...{ festival, choose }} choice={completeChoice(choice)} disabled={isPending} />
      <EditionLineupChoice
        lineup={choice.lineup}
        disabled={isPending}
        onChoose={(lineup) => choose({ lineup })}
      />
      <EditionPreview
        {...{ source, choice }}
        unreadable={unreadable.length}
        startDate={form.values.startDate}
        endDate={form.values.endDate}
      />
      <DialogActions>
        <Button variant="default" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={isPending} disabled={source === null}>
          Create Edition
        </Button>
      </DialogActions>
    </Form>
  );
}
