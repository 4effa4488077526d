import { acceptedFiles } from '@lineup/domain';
import { Button } from '../../design/controls/button.tsx';
import { FilePicker } from '../../design/file-picker.tsx';
import { ProgressNote } from '../../design/progress-note.tsx';
import classes from './image-field.module.css';
import type { EventEditor } from './use-event-editor.ts';
import { pictureVersion } from '../../design/picture-version.ts';

/** The event's picture: the stored one, or one that is chosen and stored with the event. */
export function ImageField({ editor }: { readonly editor: EventEditor }) {
  const { form, image, upload, isBusy } = editor;
  const stored = form.values.imageURL;
  const source = image.preview ?? (stored === '' ? null : pictureVersion(stored, 480));
  const remove = () => (image.file === null ? form.set('imageURL', '') : image.choose(null));
  return (
    <div className={classes['field']} data-picture={source !== null}>
      <FilePicker
        label="Image"
        accept={acceptedFiles.image}
        file={image.file}
        onChoose={image.choose}
        hint="Optional. JPG, PNG, GIF or WebP, up to 10 MB."
        error={image.error ?? form.errors.imageURL ?? null}
        disabled={isBusy}
      />
      {upload.isPending && (
        <div className={classes['progress']}>
          <ProgressNote label="Uploading the image" share={upload.share} />
        </div>
      )}
      {source !== null && (
        <div className={classes['preview']}>
          <img
            className={classes['picture']}
            src={source}
            alt={image.file === null ? 'Current image' : 'Preview of the image'}
            onError={() => image.file !== null && image.refuse()}
          />
          <Button variant="default" size="sm" disabled={isBusy} onClick={remove}>
            Remove Image
          </Button>
        </div>
      )}
    </div>
  );
}
