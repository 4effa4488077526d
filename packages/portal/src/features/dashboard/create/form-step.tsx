import { editingMessages } from '@lineup/domain';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Form } from '../../../design/controls/form.tsx';
import { RestoredBanner } from '../../../app/editor/restored-banner.tsx';
import type { PersistedFormInput } from '../../../app/editor/use-persisted-input.ts';
import { Banner } from '../../../design/notices/banner.tsx';
import type { ChosenImage } from '../../../design/files/use-chosen-image.ts';
import { CoverField } from './cover-field.tsx';
import classes from './create-festival-form.module.css';
import type { FormHandle } from './create-festival-form.tsx';
import type { PersistedCreation } from './persisted-creation.ts';
import { MoreOptions } from './more-options.tsx';
import { useCreationInput } from './use-creation-input.ts';
import type { CreationFlow } from './use-creation.ts';
import { FormField, type FieldsProps } from '../../festival/form/form-field.tsx';
import { ZoneSelect } from '../../festival/form/zone-select.tsx';
import { useShownFailure } from '../../../app/forms/use-shown-failure.ts';

interface FormStepProps {
  readonly ref: Ref<FormHandle>;
  readonly cover: ChosenImage;
  readonly flow: CreationFlow;
  readonly persisted: PersistedFormInput<PersistedCreation>;
  /** Why the last attempt failed, or null. */
  readonly failure: string | null;
  readonly onCancel: () => void;
}

/** The fields of a new festival. */
export function FormStep({ ref, cover, flow, persisted, onCancel, ...given }: FormStepProps) {
  const failure = useShownFailure(given.failure);
  const { form, restored, discard, mayLeave } = useCreationInput({ cover, flow, persisted });
  const leave = async () => {
    if (!flow.isPending && (await mayLeave())) onCancel();
  };
  useImperativeHandle(ref, () => ({ leave }));
  const element = useFocusOnRefusal(form.refusals);
  const submit = () => {
    const fields = form.submit();
    if (fields !== null) void flow.create(fields, cover.file);
  };
  return (
    <Form ref={element} className={classes['form']} onSubmit={submit}>
      <RestoredBanner restored={restored} disabled={flow.isPending} onDiscard={discard} />
      {form.summary !== null && <Banner tone="red">{form.summary}</Banner>}
      {form.summary === null && failure !== null && !flow.isPending && (
        <Banner tone="red" title={failure}>
          {editingMessages.nothingLost}
        </Banner>
      )}
      <FestivalFields form={form} disabled={flow.isPending} />
      <CoverField cover={cover} disabled={flow.isPending} />
      <MoreOptions form={form} disabled={flow.isPending} />
      <div className={classes['actions']}>
        <Button variant="default" disabled={flow.isPending} onClick={() => void leave()}>
          Cancel
        </Button>
        <Button type="submit" loading={flow.isPending}>
          Create Festival
        </Button>
      </div>
    </Form>
  );
}

/** Focuses the first invalid field each time submitting is refused. */
function useFocusOnRefusal(refusals: number) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return element;
}

/** The fields that every festival needs. */
function FestivalFields({ form, disabled }: FieldsProps) {
  return (
    <>
      <FormField form={form} disabled={disabled} field="name" label="Festival Name" required isFirst />
      <FormField form={form} disabled={disabled} field="location" label="Location" required />
      <div className={classes['pair']}>
        <FormField
          form={form}
          disabled={disabled}
          field="startDate"
          label="Start Date"
          type="date"
          required
        />
        <FormField form={form} disabled={disabled} field="endDate" label="End Date" type="date" required />
      </div>
      <ZoneSelect
        value={form.values.timezone}
        error={form.errors.timezone}
        disabled={disabled}
        onChange={(zone) => form.set('timezone', zone)}
      />
    </>
  );
}
