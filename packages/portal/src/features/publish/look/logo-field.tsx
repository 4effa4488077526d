import { acceptedFiles, lookPageMessages } from '@lineup/domain';
import { Button } from '../../../design/controls/button.tsx';
import { FilePicker } from '../../../design/files/file-picker.tsx';
import { ProgressNote } from '../../../design/notices/progress-note.tsx';
import classes from './look-form.module.css';
import type { LookEditor } from './use-look-editor.ts';

interface LogoFieldProps {
  readonly editor: LookEditor;
  readonly disabled: boolean;
}

const texts = lookPageMessages.logo;

/** Keeps, replaces or removes the logo. */
export function LogoField({ editor, disabled }: LogoFieldProps) {
  const { image, logoStore, base, input } = editor;
  const stored = base.logoURL ?? null;
  const isRemoved = input.logo.kind === 'remove';
  const shown = isRemoved ? null : (image.preview ?? stored);
  return (
    <div className={classes['logo']}>
      <FilePicker
        label={texts.label}
        accept={acceptedFiles.image}
        file={image.file}
        onChoose={(file) => file !== null && image.choose(file)}
        hint={texts.help}
        error={image.error}
        disabled={disabled}
      />
      <div className={classes['shown']}>
        {shown === null ? (
          <p className={classes['help']}>{isRemoved && stored !== null ? texts.isRemoved : texts.none}</p>
        ) : (
          <img
            className={classes['picture']}
            src={shown}
            alt={image.preview === null ? texts.stored : texts.chosen}
            onError={() => image.preview !== null && image.refuse()}
          />
        )}
        {logoStore.share !== null && <ProgressNote label={texts.uploading} share={logoStore.share} />}
        <LogoActions editor={editor} disabled={disabled} />
      </div>
    </div>
  );
}

function LogoActions({ editor, disabled }: LogoFieldProps) {
  const { kind } = editor.input.logo;
  const hasStored = Boolean(editor.base.logoURL);
  const change = (label: string, to: 'keep' | 'remove') => (
    <Button variant="default" size="sm" disabled={disabled} onClick={() => editor.changeLogo({ kind: to })}>
      {label}
    </Button>
  );
  return (
    <div className={classes['buttons']}>
      {hasStored && kind !== 'keep' && change(texts.keep, 'keep')}
      {(kind === 'replace' || (hasStored && kind === 'keep')) &&
        change(texts.remove, hasStored ? 'remove' : 'keep')}
    </div>
  );
}
