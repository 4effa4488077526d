import { editingMessages, acceptedFiles, artistMessages, focalPosition } from '@lineup/domain';
import { useState } from 'react';
import { usePicture } from '../../../../app/pictures/use-picture.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { FilePicker } from '../../../../design/files/file-picker.tsx';
import { NamedPicture } from '../../../../design/files/picture.tsx';
import { ProgressNote } from '../../../../design/notices/progress-note.tsx';
import classes from './image-field.module.css';
import type { EventEditor } from '../form/use-event-editor.ts';
import { usePictureOfArtist } from './use-picture-of-artist.ts';

/** The event's picture: the stored one, or a chosen file that is uploaded on save. */
export function ImageField({ editor }: { readonly editor: EventEditor }) {
  const { image, upload, isBusy, errors } = editor;
  const stored = editor.input.form.imageURL;
  const storedPicture = usePicture(stored, 480);
  const picture =
    image.preview === null
      ? storedPicture
      : { url: image.preview, avif: image.preview, version: image.preview };
  const [broken, setBroken] = useState<string | null>(null);
  const isBroken = picture !== null && image.file === null && picture.url === broken;
  const isElsewhere = stored !== '' && picture === null;
  const hasImage = picture !== null || isElsewhere;
  const refuse = () => (image.file === null ? setBroken(stored) : image.refuse());
  const remove = () => (image.file === null ? editor.set('imageURL', '') : image.choose(null));
  return (
    <div className={classes['field']} data-picture={picture !== null}>
      <FilePicker
        label="Image"
        accept={acceptedFiles.image}
        file={image.file}
        onChoose={image.choose}
        hint="Optional. JPG, PNG, GIF or WebP, up to 10 MB."
        error={image.error ?? errors.imageURL ?? null}
        disabled={isBusy}
      />
      {upload.isPending && (
        <div className={classes['progress']}>
          <ProgressNote label={editingMessages.uploadingImage} share={upload.share} />
        </div>
      )}
      {hasImage && (
        <div className={classes['preview']}>
          <NamedPicture
            className={classes['picture']}
            name={editor.input.form.artistName}
            picture={picture}
            alt={image.file === null ? 'Current image' : 'Preview of the image'}
            onBroken={refuse}
          />
          <Button variant="default" size="sm" disabled={isBusy} onClick={remove}>
            Remove Image
          </Button>
        </div>
      )}
      {isElsewhere && <p className={classes['hint']}>{editingMessages.imageElsewhere(hostOf(stored))}</p>}
      {(!hasImage || isElsewhere) && <ArtistImage editor={editor} />}
      {isBroken && <p className={classes['hint']}>{editingMessages.imageNotLoaded}</p>}
    </div>
  );
}

/** Returns the host of a URL; the URL itself if it has none. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

const none: readonly string[] = [];

/** Shows the picture that replaces the set's own if that is missing or cannot be shown. */
function ArtistImage({ editor }: { readonly editor: EventEditor }) {
  const found = usePictureOfArtist(editor.base?.event.artistIds ?? none);
  const picture = usePicture(found?.imageURL ?? null, 160);
  if (found === null || picture === null) return null;
  return (
    <div className={classes['ofArtist']}>
      <NamedPicture
        className={classes['picture']}
        name={editor.input.form.artistName}
        picture={picture}
        alt=""
        style={{ objectPosition: focalPosition(found.focalPoint) }}
      />
      <p>{artistMessages.pictureShown}</p>
    </div>
  );
}
