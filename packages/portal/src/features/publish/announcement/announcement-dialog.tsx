import {
  announcementText,
  announcingMessages,
  maximumAnnouncementSteps,
  messages,
  zoneName,
  type AnnouncementLevel,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';
import { errorText, type Versioned } from '@lineup/services';
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { usePending } from '../../../app/forms/use-pending.ts';
import { usePortal } from '../../../app/portal-context.ts';
import { Button } from '../../../design/controls/button.tsx';
import { DialogActions } from '../../../design/controls/dialog-actions.tsx';
import { Dialog } from '../../../design/controls/dialog.tsx';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import { IconPlus } from '../../../design/icons.ts';
import { Banner } from '../../../design/notices/banner.tsx';
import classes from './announcement-dialog.module.css';
import {
  checkAnnouncement,
  formOfAnnouncements,
  levelsAfter,
  withStep,
  withLevel,
  type AnnouncementForm,
  type StepForm,
} from './announcement-form.ts';
import { capitalized } from './capitalized.ts';
import { levelOptions } from './level-options.ts';
import { StepFields } from './step-fields.tsx';
import { setsLabel, useSaveAnnouncement } from './use-save-announcement.ts';

interface AnnouncementDialogProps {
  readonly festival: Festival;
  /** The sets as shown when the dialog was opened. */
  readonly sets: readonly Versioned<LineupEvent>[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

const texts = announcingMessages;

/** What the next release announces about sets, and what is announced later. */
export function AnnouncementDialog({ festival, sets, opened, onClose }: AnnouncementDialogProps) {
  const { now } = usePortal();
  const { pending, run } = usePending();
  const save = useSaveAnnouncement(festival, sets);
  const [form, setForm] = useState(() =>
    formOfAnnouncements(
      sets.map(({ announcement }) => announcement),
      festival,
    ),
  );
  const [isRefused, setRefused] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const fields = useRef<HTMLFormElement>(null);
  const check = checkAnnouncement(form, festival, now());
  const { announcement } = check;
  const submit = () =>
    run(async () => {
      setFailure(null);
      if (announcement === undefined) {
        setRefused(true);
        requestAnimationFrame(() => focusOn(fields, '[aria-invalid="true"]'));
        return;
      }
      try {
        await save(announcement);
        onClose();
      } catch (error) {
        setFailure(errorText(error, messages.event.saveFailed));
      }
    });
  return (
    <Dialog
      opened={opened}
      onClose={() => !pending && onClose()}
      closeOnClickOutside={false}
      title={texts.title(setsLabel(sets))}
      size="lg"
    >
      <form
        ref={fields}
        className={classes['form']}
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          // It may be inside the form of an event, which must not be submitted.
          event.stopPropagation();
          void submit();
        }}
      >
        {failure !== null && <Banner tone="red" title={failure} />}
        <AnnouncementFields {...{ form, onChange: setForm }} error={isRefused ? check.level : undefined} />
        {form.level !== 'time' && form.level !== '' && (
          <LaterSteps {...{ form, festival, isRefused, onChange: setForm, fields }} checks={check.steps} />
        )}
        <output className={classes['outcome']}>
          {announcement !== undefined && `${capitalized(announcementText(announcement, festival))}.`}
        </output>
        <DialogActions>
          <Button variant="default" disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={pending}>
            {texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface AnnouncementFieldsProps {
  readonly form: AnnouncementForm;
  readonly error: string | undefined;
  readonly onChange: (form: AnnouncementForm) => void;
}

/** What the next release announces. */
function AnnouncementFields({ form, error, onChange }: AnnouncementFieldsProps) {
  const { level, tba } = form;
  const differ = level === '' ? [{ value: '', label: texts.choose }] : [];
  return (
    <>
      <NativeSelect
        label={texts.level}
        data-autofocus
        value={level}
        error={error}
        data={[...differ, ...levelOptions(tba)]}
        onChange={({ currentTarget }) =>
          onChange(withLevel(form, { level: currentTarget.value as AnnouncementLevel, tba }))
        }
      />
      <label className={classes['check']}>
        <input
          type="checkbox"
          checked={tba}
          aria-describedby="announcement-tba"
          onChange={({ currentTarget }) => onChange(withLevel(form, { level, tba: currentTarget.checked }))}
        />
        <span>
          {texts.tba}
          <small id="announcement-tba">{texts.tbaHint}</small>
        </span>
      </label>
    </>
  );
}

interface LaterStepsProps {
  readonly form: AnnouncementForm;
  readonly festival: Festival;
  readonly checks: ReturnType<typeof checkAnnouncement>['steps'];
  readonly isRefused: boolean;
  readonly onChange: (form: AnnouncementForm) => void;
  readonly fields: RefObject<HTMLFormElement | null>;
}

/** What is announced later, each step at its time. */
function LaterSteps({ form, festival, checks, isRefused, onChange, fields }: LaterStepsProps) {
  const { steps, level, tba } = form;
  const [newest, setNewest] = useState<number | null>(null);
  useEffect(() => {
    if (newest !== null) focusOn(fields, `[data-step="${newest}"] select`);
  }, [newest, fields]);
  const more = withStep(form);
  const change = (changed: StepForm) =>
    onChange({ ...form, steps: steps.map((step) => (step.key === changed.key ? changed : step)) });
  const remove = ({ key }: StepForm) => {
    onChange({ ...form, steps: steps.filter((step) => step.key !== key) });
    focusOn(fields, steps.length < 2 ? '[data-autofocus]' : `[data-step="${neighbour(steps, key)}"] select`);
  };
  return (
    <fieldset className={classes['later']}>
      <legend>{texts.later}</legend>
      <p className={classes['hint']}>{texts.laterHint(zoneName(festival.timezone))}</p>
      {steps.map((step, place) => (
        <StepFields
          key={step.key}
          {...{ step, place, tba, isRefused }}
          levels={levelsAfter(steps[place - 1]?.level ?? level, tba)}
          check={checks[place] ?? {}}
          hourCycle={festival.hourCycle}
          onChange={change}
          onRemove={remove}
        />
      ))}
      {more !== form && steps.length < maximumAnnouncementSteps && (
        <Button
          size="sm"
          variant="default"
          data-add-step
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => {
            setNewest(more.steps.at(-1)?.key ?? null);
            onChange(more);
          }}
        >
          {texts.add}
        </Button>
      )}
    </fieldset>
  );
}

/** Returns the previous step, or else the next. */
function neighbour(steps: readonly StepForm[], key: number): number | undefined {
  const place = steps.findIndex((step) => step.key === key);
  return (steps[place - 1] ?? steps[place + 1])?.key;
}

function focusOn(within: RefObject<HTMLElement | null>, selector: string): void {
  within.current?.querySelector<HTMLElement>(selector)?.focus();
}
