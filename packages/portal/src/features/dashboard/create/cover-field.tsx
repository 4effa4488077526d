import { acceptedFiles } from '@lineup/domain';
import { Button } from '../../../design/controls/button.tsx';
import { FilePicker } from '../../../design/files/file-picker.tsx';
import type { ChosenImage } from '../../../design/files/use-chosen-image.ts';
import classes from './cover-field.module.css';

interface CoverFieldProps {
  readonly cover: ChosenImage;
  readonly disabled: boolean;
}

/** Selects the cover and shows it as the portal will: 5:3, cropped. */
export function CoverField({ cover, disabled }: CoverFieldProps) {
  return (
    <div className={classes['field']}>
      <FilePicker
        label="Cover Image"
        accept={acceptedFiles.image}
        file={cover.file}
        onChoose={cover.choose}
        hint="Optional. JPG, PNG, GIF or WebP, up to 10 MB. Shown at 5:3."
        error={cover.error}
        disabled={disabled}
      />
      {cover.preview !== null && (
        <div className={classes['preview']}>
          <img
            className={classes['picture']}
            src={cover.preview}
            alt="Preview of the cover"
            onError={cover.refuse}
          />
          <Button variant="default" size="sm" disabled={disabled} onClick={() => cover.choose(null)}>
            Remove Image
          </Button>
        </div>
      )}
    </div>
  );
}
