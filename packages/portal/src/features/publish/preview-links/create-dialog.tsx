import { previewLinkMessages, publishMessages, stagesOf, zoneName, type Festival } from '@lineup/domain';
import { maximumLinkName } from '@lineup/domain/release';
import { errorText } from '@lineup/services';
import { useEffect, useRef, useState } from 'react';
import { usePending } from '../../../app/forms/use-pending.ts';
import { usePortal } from '../../../app/portal-context.ts';
import { usePublishing } from '../../../app/provider/use-publishing.ts';
import { Button } from '../../../design/controls/button.tsx';
import { CopyButton } from '../../../design/controls/copy-button.tsx';
import { DialogActions } from '../../../design/controls/dialog-actions.tsx';
import { Dialog } from '../../../design/controls/dialog.tsx';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { Form } from '../../../design/controls/form.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { previewAddress } from './preview-address.ts';
import {
  blankPreviewLink,
  checkPreviewLink,
  usualDays,
  type PreviewLinkErrors,
  type PreviewLinkForm,
} from './preview-link-form.ts';
import classes from './preview-links.module.css';

interface CreateDialogProps {
  readonly festival: Festival;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const { dialog: texts, made } = previewLinkMessages;

/** Asks for the purpose and content of a link, then shows its address once. */
export function CreateDialog({ festival, opened, onClose }: CreateDialogProps) {
  const [address, setAddress] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={() => !isBusy && onClose()}
      // A click outside would lose the input, or an address that is not copied yet.
      closeOnClickOutside={false}
      title={address === null ? texts.title : made.title}
      size="sm"
    >
      {address === null ? (
        <LinkForm festival={festival} onMade={setAddress} onBusy={setBusy} onCancel={onClose} />
      ) : (
        <MadeLink address={address} onDone={onClose} />
      )}
    </Dialog>
  );
}

interface LinkFormProps {
  readonly festival: Festival;
  readonly onMade: (address: string) => void;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onCancel: () => void;
}

function LinkForm({ festival, onMade, onBusy, onCancel }: LinkFormProps) {
  const { now } = usePortal();
  const publishing = usePublishing();
  const { pending, run } = usePending();
  const [form, setForm] = useState(blankPreviewLink);
  const [isRefused, setRefused] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const check = checkPreviewLink(form, festival, now());
  const errors = isRefused && !check.ok ? check.errors : {};
  const change = (part: Partial<PreviewLinkForm>) => setForm((before) => ({ ...before, ...part }));
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
        onMade(previewAddress(await publishing.createPreviewLink(festival.id, check.link)));
      } catch (error) {
        setFailure(errorText(error, publishMessages.linkFailed));
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
      <StageFields {...{ festival, form, errors, change }} />
      <fieldset className={classes['choices']}>
        <legend>{texts.names}</legend>
        {[false, true].map((showNames) => (
          <label key={String(showNames)} className={classes['choice']}>
            <input
              type="radio"
              name="preview-names"
              checked={form.showNames === showNames}
              onChange={() => change({ showNames })}
            />
            {showNames ? texts.show : texts.hide}
          </label>
        ))}
      </fieldset>
      <ExpiryFields {...{ festival, form, errors, change }} />
      <DialogActions>
        <Button variant="default" disabled={pending} onClick={onCancel}>
          Cancel
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
  readonly form: PreviewLinkForm;
  readonly errors: PreviewLinkErrors;
  readonly change: (part: Partial<PreviewLinkForm>) => void;
}

function StageFields({ festival, form: { stages }, errors, change }: FieldsProps) {
  const all = stagesOf(festival);
  const take = (stage: string, isTaken: boolean) =>
    change({ stages: all.filter((each) => (each === stage ? isTaken : stages?.includes(each))) });
  return (
    <fieldset className={classes['choices']}>
      <legend>{texts.stages}</legend>
      {[true, false].map((isAll) => (
        <label key={String(isAll)} className={classes['choice']}>
          <input
            type="radio"
            name="preview-stages"
            checked={(stages === null) === isAll}
            onChange={() => change({ stages: isAll ? null : [] })}
          />
          {isAll ? texts.all : texts.some}
        </label>
      ))}
      {stages !== null && (
        <fieldset
          className={classes['stages']}
          aria-label={texts.some}
          aria-describedby={errors.stages === undefined ? undefined : 'preview-stages-error'}
        >
          {all.map((stage, place) => (
            <label key={stage} className={classes['choice']}>
              <input
                type="checkbox"
                aria-invalid={(place === 0 && errors.stages !== undefined) || undefined}
                checked={stages.includes(stage)}
                onChange={({ currentTarget }) => take(stage, currentTarget.checked)}
              />
              <span dir="auto">{stage}</span>
            </label>
          ))}
        </fieldset>
      )}
      {errors.stages !== undefined && (
        <p id="preview-stages-error" className={classes['error']}>
          {errors.stages}
        </p>
      )}
    </fieldset>
  );
}

function ExpiryFields({ festival, form: { days, date }, errors, change }: FieldsProps) {
  return (
    <div className={classes['expiry']}>
      <NativeSelect
        label={texts.expiry}
        value={days ?? ''}
        data={[
          ...usualDays.map((each) => ({ value: String(each), label: texts.days(each) })),
          { value: '', label: texts.onDate },
        ]}
        onChange={({ currentTarget }) =>
          change({ days: usualDays.find((each) => String(each) === currentTarget.value) ?? null })
        }
      />
      {days === null && (
        <TextInput
          type="date"
          label={texts.date}
          aria-describedby="preview-date-hint"
          value={date}
          error={errors.date}
          onChange={({ currentTarget }) => change({ date: currentTarget.value })}
        />
      )}
      {days === null && (
        <p id="preview-date-hint" className={classes['hint']}>
          {texts.dateHint(zoneName(festival.timezone))}
        </p>
      )}
    </div>
  );
}

/** The address, which cannot be retrieved later. */
function MadeLink({ address, onDone }: { readonly address: string; readonly onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <div className={classes['form']}>
      <Banner tone="amber" title={made.once}>
        {made.more}
      </Banner>
      <TextInput
        ref={field}
        label={made.address}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <DialogActions>
        <CopyButton text={address} what={made.what} />
        <Button onClick={onDone}>{made.done}</Button>
      </DialogActions>
    </div>
  );
}
