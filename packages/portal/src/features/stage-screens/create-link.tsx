import { stageLinkMessages, stagesOf, type Festival } from '@lineup/domain';
import { maximumLinkName } from '@lineup/domain/live';
import { errorText } from '@lineup/services';
import { useRef, useState } from 'react';
import { usePending } from '../../app/forms/use-pending.ts';
import { usePortal } from '../../app/portal-context.ts';
import { useStageScreens } from '../../app/provider/use-stage-screens.ts';
import { Button } from '../../design/controls/button.tsx';
import { DialogActions } from '../../design/controls/dialog-actions.tsx';
import { Form } from '../../design/controls/form.tsx';
import { NativeSelect } from '../../design/controls/native-select.tsx';
import { TextInput } from '../../design/controls/text-input.tsx';
import { Banner } from '../../design/notices/banner.tsx';
import { FollowedField } from './followed-field.tsx';
import { screenAddress } from './screen-address.ts';
import {
  blankStageLink,
  checkStageLink,
  usualDays,
  type StageLinkErrors,
  type StageLinkForm,
} from './stage-link-form.ts';
import classes from './stage-screens.module.css';

interface CreateLinkProps {
  readonly festival: Festival;
  readonly onMade: (address: string) => void;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onCancel: () => void;
}

const { form: texts, errors: failures } = stageLinkMessages;

/** Asks for the purpose, content and permissions of a link. */
export function CreateLink({ festival, onMade, onBusy, onCancel }: CreateLinkProps) {
  const { now } = usePortal();
  const screens = useStageScreens();
  const { pending, run } = usePending();
  const [form, setForm] = useState(() => blankStageLink(stagesOf(festival)[0] ?? null));
  const [isRefused, setRefused] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const check = checkStageLink(form, now());
  const errors = isRefused && !check.ok ? check.errors : {};
  const change = (part: Partial<StageLinkForm>) => setForm((before) => ({ ...before, ...part }));
  const submit = () =>
    run(async () => {
      setFailure(null);
      if (!check.ok) {
        setRefused(true);
        requestAnimationFrame(() =>
          element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
        );
        return;
      }
      onBusy(true);
      try {
        onMade(screenAddress(await screens.createLink(festival.id, check.link)));
      } catch (error) {
        setFailure(errorText(error, failures.failed));
      } finally {
        onBusy(false);
      }
    });
  return (
    <Form ref={element} className={classes['form']} onSubmit={submit}>
      {failure !== null && <Banner tone="red" title={failure} />}
      <TextInput
        label={texts.name}
        description={texts.nameHint}
        placeholder={texts.namePlaceholder}
        autoComplete="off"
        maxLength={maximumLinkName}
        data-autofocus
        value={form.name}
        error={errors.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <ShownFields {...{ festival, form, errors, change }} />
      <WarningFields {...{ festival, form, errors, change }} />
      <DialogActions>
        <Button variant="default" disabled={pending} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={pending}>
          {texts.submit}
        </Button>
      </DialogActions>
    </Form>
  );
}

interface FieldsProps {
  readonly festival: Festival;
  readonly form: StageLinkForm;
  readonly errors: StageLinkErrors;
  readonly change: (part: Partial<StageLinkForm>) => void;
}

function ShownFields({ festival, form, errors, change }: FieldsProps) {
  const stages = stagesOf(festival);
  const { stage, followed, showNames, canReport } = form;
  return (
    <>
      <fieldset className={classes['choices']}>
        <legend>{texts.kind}</legend>
        {[true, false].map((isStage) => (
          <label key={String(isStage)} className={classes['choice']}>
            <input
              type="radio"
              name="stage-link-kind"
              checked={(stage !== null) === isStage}
              onChange={() => change({ stage: isStage ? (stages[0] ?? null) : null })}
            />
            {isStage ? texts.stage : texts.follow}
          </label>
        ))}
      </fieldset>
      {stage === null ? (
        <FollowedField
          festival={festival}
          followed={followed}
          error={errors.followed}
          onChange={(next) => change({ followed: next })}
        />
      ) : (
        <NativeSelect
          label={texts.stageName}
          value={stage}
          data={stages.map((each) => ({ value: each, label: each }))}
          onChange={({ currentTarget }) => change({ stage: currentTarget.value })}
        />
      )}
      <div>
        <Choice
          label={texts.names}
          isChosen={showNames}
          onChoose={(chosen) => change({ showNames: chosen })}
        />
        {stage !== null && (
          <Choice
            label={texts.canReport}
            isChosen={canReport}
            onChoose={(chosen) => change({ canReport: chosen })}
          />
        )}
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function Choice({ label, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={classes['choice']}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

function WarningFields({ form: { amber, red, days }, errors, change }: FieldsProps) {
  return (
    <div className={classes['row']}>
      <TextInput
        label={texts.amber}
        inputMode="numeric"
        value={amber}
        error={errors.amber}
        onChange={({ currentTarget }) => change({ amber: currentTarget.value })}
      />
      <TextInput
        label={texts.red}
        inputMode="numeric"
        value={red}
        error={errors.red}
        onChange={({ currentTarget }) => change({ red: currentTarget.value })}
      />
      <NativeSelect
        label={texts.expiry}
        value={String(days)}
        data={usualDays.map((each) => ({ value: String(each), label: texts.days(each) }))}
        onChange={({ currentTarget }) =>
          change({ days: usualDays.find((each) => String(each) === currentTarget.value) ?? days })
        }
      />
    </div>
  );
}
