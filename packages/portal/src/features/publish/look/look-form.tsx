import { checkLookForm, lookLimits, lookPageMessages, messages, type LookErrors } from '@lineup/domain';
import { useEffect, useRef } from 'react';
import { RestoredBanner } from '../../../app/editor/restored-banner.tsx';
import { Button } from '../../../design/controls/button.tsx';
import { Form } from '../../../design/controls/form.tsx';
import { TextArea } from '../../../design/controls/text-area.tsx';
import { useRestoredFocus } from '../../../design/dialogs/use-restored-focus.ts';
import { Banner } from '../../../design/notices/banner.tsx';
import { ColorField } from './color-field.tsx';
import { LinkFields } from './link-fields.tsx';
import { LogoField } from './logo-field.tsx';
import classes from './look-form.module.css';
import { PreviewPart } from './preview-part.tsx';
import { SaveFailure } from './save-failure.tsx';
import { lookDifferences } from './look-input.ts';
import type { LookEditor } from './use-look-editor.ts';

const texts = lookPageMessages;
const noErrors: LookErrors = { links: [] };

/** The form for editing the look, with a preview of the page. */
export function LookForm({ editor }: { readonly editor: LookEditor }) {
  const { input, edit, isBusy, refusals } = editor;
  const check = checkLookForm(input);
  const errors = refusals > 0 && !check.ok ? check.errors : noErrors;
  const element = useFormFocus(refusals, isBusy);
  return (
    <div className={classes['box']}>
      <div className={classes['columns']}>
        <Form
          ref={element}
          className={classes['form']}
          aria-label={texts.title}
          onSubmit={() => {
            if (!isBusy) editor.save();
          }}
        >
          <RestoredBanner restored={editor.restored} disabled={isBusy} onDiscard={editor.cancel} />
          <OthersChange editor={editor} />
          <ColorField
            value={input.color}
            error={errors.color}
            disabled={isBusy}
            onChange={(color) => edit((before) => ({ ...before, color }))}
          />
          <LogoField editor={editor} disabled={isBusy} />
          <LinkFields editor={editor} errors={errors.links} disabled={isBusy} />
          <TextArea
            label={texts.note.label}
            description={`${texts.note.help} ${texts.note.count(input.note.trim().length, lookLimits.note)}`}
            rows={3}
            dir="auto"
            value={input.note}
            error={errors.note}
            disabled={isBusy}
            onChange={(event) => {
              const note = event.currentTarget.value;
              edit((before) => ({ ...before, note }));
            }}
          />
          <SaveFailure editor={editor} />
          <div className={classes['actions']}>
            <Button type="submit" loading={isBusy}>
              {texts.save}
            </Button>
            <Button variant="default" disabled={isBusy} onClick={editor.cancel}>
              {texts.cancel}
            </Button>
          </div>
        </Form>
        <PreviewPart festival={editor.base} input={input} logo={editor.image.preview} />
      </div>
    </div>
  );
}

/** Says that somebody else has changed some of the edited fields. */
function OthersChange({ editor: { base, input, latest, isOutdated } }: { readonly editor: LookEditor }) {
  if (!isOutdated || latest === null || latest === 'gone') return null;
  const changed = lookDifferences({ base, typed: input, theirs: latest });
  if (changed.length === 0) return null;
  return (
    <Banner tone="blue" title={messages.provider.conflict}>
      {changed.map(({ field }) => field).join(', ')}
    </Banner>
  );
}

/** Focuses the form when it opens, and the first invalid field each time saving is refused. */
function useFormFocus(refusals: number, isBusy: boolean) {
  const element = useRef<HTMLFormElement>(null);
  const handled = useRef<number | null>(null);
  useRestoredFocus(element, isBusy);
  useEffect(() => {
    if (isBusy || handled.current === refusals) return;
    handled.current = refusals;
    const selector = refusals > 0 ? '[aria-invalid="true"]' : 'input[type="text"]';
    element.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [isBusy, refusals]);
  return element;
}
