import { editingMessages, acceptedFiles } from '@lineup/domain';
import { Button } from '../../../design/controls/button.tsx';
import { FilePicker } from '../../../design/files/file-picker.tsx';
import { ProgressNote } from '../../../design/notices/progress-note.tsx';
import classes from './cover-editor.module.css';
import type { DetailsEditor } from './use-details-editor.ts';

interface CoverEditorProps {
  readonly editor: DetailsEditor;
  readonly disabled: boolean;
}

/** Keeps, replaces or removes the cover, and shows it as the portal will: 5:3, cropped. */
export function CoverEditor({ editor, disabled }: CoverEditorProps) {
  const { image, coverStore } = editor;
  const { failure, share } = coverStore;
  const stored = editor.base.imageURL;
  const isRemoved = editor.input.cover.kind === 'remove';
  const shown = isRemoved ? null : (image.preview ?? stored);
  return (
    <div className={classes['cover']} data-setting="cover">
      <FilePicker
        label="Cover Image"
        accept={acceptedFiles.image}
        file={image.file}
        onChoose={(file) => file !== null && image.choose(file)}
        hint="Optional. JPG, PNG, GIF or WebP, up to 10 MB. Shown at 5:3."
        error={image.error ?? failure}
        disabled={disabled}
      />
      <div className={classes['preview']}>
        {shown !== null && (
          <img
            className={classes['picture']}
            src={shown}
            alt={image.preview === null ? 'Current cover' : 'Preview of the cover'}
            onError={() => image.preview !== null && image.refuse()}
          />
        )}
        {shown === null && <p className={classes['none']}>{noCoverText(isRemoved, stored)}</p>}
        {share !== null && <ProgressNote label={editingMessages.uploadingImage} share={share} />}
        <CoverActions editor={editor} disabled={disabled} />
      </div>
    </div>
  );
}

function noCoverText(isRemoved: boolean, stored: string | null): string {
  return isRemoved && stored !== null ? 'The cover is removed when you save.' : 'No cover yet.';
}

function CoverActions({ editor, disabled }: CoverEditorProps) {
  const { kind } = editor.input.cover;
  const hasStored = editor.base.imageURL !== null;
  const change = (label: string, to: 'keep' | 'remove') => (
    <Button variant="default" size="sm" disabled={disabled} onClick={() => editor.changeCover({ kind: to })}>
      {label}
    </Button>
  );
  return (
    <div className={classes['actions']}>
      {hasStored && kind !== 'keep' && change('Keep Current Image', 'keep')}
      {(kind === 'replace' || (hasStored && kind === 'keep')) &&
        change('Remove Image', hasStored ? 'remove' : 'keep')}
    </div>
  );
}
