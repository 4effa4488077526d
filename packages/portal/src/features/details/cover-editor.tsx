import { acceptedFiles } from '@lineup/domain';
import { Button } from '../../design/controls/button.tsx';
import { FilePicker } from '../../design/files/file-picker.tsx';
import { ProgressNote } from '../../design/notices/progress-note.tsx';
import classes from './cover-editor.module.css';
import type { CoverEdit } from './use-cover-edit.ts';

interface CoverEditorProps {
  readonly cover: CoverEdit;
  /** The address of the stored cover, or null. */
  readonly stored: string | null;
  /** Why storing it failed, or null. */
  readonly failure: string | null;
  /** How much has been sent, 0 to 1; null while nothing is being sent. */
  readonly share: number | null;
  readonly disabled: boolean;
}

/** Keeps, replaces or removes the cover, and shows it as the portal will: 5:3, cut at the edges. */
export function CoverEditor({ cover, stored, failure, share, disabled }: CoverEditorProps) {
  const { change, image } = cover;
  const shown = change.kind === 'remove' ? null : (image.preview ?? stored);
  return (
    <div className={classes['cover']}>
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
        {shown === null && <p className={classes['none']}>{noCoverText(change.kind === 'remove', stored)}</p>}
        {share !== null && <ProgressNote label="Uploading the image" share={share} />}
        <CoverActions cover={cover} stored={stored} disabled={disabled} />
      </div>
    </div>
  );
}

function noCoverText(isRemoved: boolean, stored: string | null): string {
  return isRemoved && stored !== null ? 'The cover is removed when you save.' : 'No cover yet.';
}

function CoverActions({ cover, stored, disabled }: Pick<CoverEditorProps, 'cover' | 'stored' | 'disabled'>) {
  const { kind } = cover.change;
  const canReset = stored !== null && kind !== 'keep';
  const canRemove = kind === 'replace' || (stored !== null && kind === 'keep');
  const remove = stored === null ? cover.reset : cover.remove;
  return (
    <div className={classes['actions']}>
      {canReset && (
        <Button variant="default" size="sm" disabled={disabled} onClick={cover.reset}>
          Keep Current Image
        </Button>
      )}
      {canRemove && (
        <Button variant="default" size="sm" disabled={disabled} onClick={remove}>
          Remove Image
        </Button>
      )}
    </div>
  );
}
