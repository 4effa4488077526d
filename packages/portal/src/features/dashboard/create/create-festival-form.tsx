import { Button } from '@mantine/core';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { Banner } from '../../../design/banner.tsx';
import { CoverField } from './cover-field.tsx';
import { CoverRetry } from './cover-retry.tsx';
import classes from './create-festival-form.module.css';
import { FestivalFields } from './festival-fields.tsx';
import { MoreOptions } from './more-options.tsx';
import { useCoverImage, type CoverImage } from './use-cover-image.ts';
import { useCreation, type CreationFlow } from './use-creation.ts';
import { useFestivalForm } from './use-festival-form.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

/** What the dialog around the form may ask of it. */
export interface FormHandle {
  /** Closes the dialog, after a question where something would be lost. */
  leave(): Promise<void>;
}

interface CreateFestivalFormProps {
  readonly ref: Ref<FormHandle>;
  /** Told what was created; null when nothing was. */
  readonly onClose: (createdId: string | null) => void;
}

/** The form of a new festival, and what follows when only its cover could not be stored. */
export function CreateFestivalForm({ ref, onClose }: CreateFestivalFormProps) {
  const cover = useCoverImage();
  const flow = useCreation(onClose);
  const { state } = flow;
  if (state.step === 'form') {
    return (
      <FormStep ref={ref} cover={cover} flow={flow} failure={state.failure} onCancel={() => onClose(null)} />
    );
  }
  return <CoverStep ref={ref} cover={cover} flow={flow} state={state} onLeave={() => onClose(state.id)} />;
}

interface FormStepProps {
  readonly ref: Ref<FormHandle>;
  readonly cover: CoverImage;
  readonly flow: CreationFlow;
  readonly failure: string | null;
  readonly onCancel: () => void;
}

function FormStep({ ref, cover, flow, failure, onCancel }: FormStepProps) {
  const form = useFestivalForm();
  const mayLeave = useLeaveQuestion(form.isTouched || cover.file !== null);
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
    <form
      ref={element}
      className={classes['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {form.summary !== null && <Banner tone="red">{form.summary}</Banner>}
      {form.summary === null && failure !== null && !flow.isPending && (
        <Banner tone="red" title={failure}>
          Nothing you entered is lost. Try again.
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
    </form>
  );
}

interface CoverStepProps extends Omit<FormStepProps, 'failure' | 'onCancel'> {
  readonly state: Extract<CreationFlow['state'], { step: 'withoutImage' }>;
  readonly onLeave: () => void;
}

function CoverStep({ ref, cover, flow, state, onLeave }: CoverStepProps) {
  useImperativeHandle(ref, () => ({
    async leave() {
      if (!flow.isPending) onLeave();
    },
  }));
  return (
    <CoverRetry
      reason={state.reason}
      cover={cover}
      isPending={flow.isPending}
      onRetry={(file) => void flow.storeCover(file)}
      onLeave={onLeave}
    />
  );
}

/** Moves the focus to the first field at fault each time submitting is refused. */
function useFocusOnRefusal(refusals: number) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return element;
}
