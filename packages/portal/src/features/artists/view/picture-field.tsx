import {
  acceptedFiles,
  artistPageMessages,
  artistPictureMessages,
  editingMessages,
  focalPosition,
  type FocalPoint,
} from '@lineup/domain';
import { Button } from '../../../design/controls/button.tsx';
import { FilePicker } from '../../../design/files/file-picker.tsx';
import { NamedPicture } from '../../../design/files/picture.tsx';
import { ProgressNote } from '../../../design/notices/progress-note.tsx';
import type { ArtistPictureStore } from '../use-artist-picture.ts';
import { usePicture } from '../../../app/pictures/use-picture.ts';
import { PictureAddress } from './picture-address.tsx';
import { FocalPointField } from './focal-point-field.tsx';
import classes from './picture-field.module.css';

const { picture: texts } = artistPageMessages;

interface PictureFieldProps {
  readonly name: string;
  /** The address of a picture named in a file that was not fetched yet; '' for none. */
  readonly source: string;
  /** The address of the picture; '' for none. */
  readonly url: string;
  readonly point: FocalPoint | null;
  readonly store: ArtistPictureStore;
  readonly disabled: boolean;
  readonly onPoint: (point: FocalPoint) => void;
  readonly onRemove: () => void;
}

/** The picture of an artist. A selected picture is stored immediately, and visible to others once the form is saved. */
export function PictureField(props: PictureFieldProps) {
  const { name, source, url, point, store, disabled, onPoint, onRemove } = props;
  const picture = usePicture(url, 480);
  const isForeign = url !== '' && picture === null;
  const { share, failed } = store;
  return (
    <div className={classes['field']}>
      <FilePicker
        label={texts.label}
        accept={acceptedFiles.image}
        file={null}
        hint={texts.hint}
        error={store.failure}
        disabled={disabled || share !== null}
        onChoose={(file) => file !== null && void store.store(file)}
      />
      {failed !== null && share === null && (
        <Button variant="default" size="sm" disabled={disabled} onClick={() => void store.store(failed)}>
          {texts.retry}
        </Button>
      )}
      {share !== null && (
        <div className={classes['progress']}>
          <ProgressNote label={editingMessages.uploadingImage} share={share} />
          <Button variant="default" size="sm" onClick={store.cancel}>
            {texts.cancel}
          </Button>
        </div>
      )}
      <PictureAddress
        key={`address ${url}`}
        store={store}
        start={isForeign ? url : url === '' ? source : ''}
        disabled={disabled || share !== null}
      />
      {isForeign && (
        <p className={classes['foreign']}>
          {artistPictureMessages.address.foreign} <bdi>{url}</bdi>
        </p>
      )}
      {picture !== null && (
        <div className={classes['preview']}>
          <NamedPicture
            className={classes['picture']}
            picture={picture}
            name={name}
            alt={texts.current}
            style={{ objectPosition: focalPosition(point) }}
          />
          <Button variant="default" size="sm" disabled={disabled || share !== null} onClick={onRemove}>
            {texts.remove}
          </Button>
        </div>
      )}
      {picture !== null && (
        <FocalPointField key={url} picture={picture} point={point} disabled={disabled} onChange={onPoint} />
      )}
    </div>
  );
}
