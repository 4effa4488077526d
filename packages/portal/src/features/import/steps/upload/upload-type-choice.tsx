import { uploadTypes, type UploadType } from '@lineup/domain';
import { uploadTypeLabels } from './upload-type-labels.ts';
import classes from './upload-type-choice.module.css';

interface UploadTypeChoiceProps {
  readonly type: UploadType;
  readonly disabled: boolean;
  readonly onChoose: (type: UploadType) => void;
}

/** The choice of the kind of file to upload. */
export function UploadTypeChoice({ type, disabled, onChoose }: UploadTypeChoiceProps) {
  return (
    <fieldset className={classes['choice']} disabled={disabled}>
      <legend>File type</legend>
      <div className={classes['segments']}>
        {uploadTypes.map((choice) => (
          <label key={choice} className={classes['segment']}>
            <input
              type="radio"
              name="upload-type"
              value={choice}
              checked={choice === type}
              onChange={() => onChoose(choice)}
            />
            <span>{uploadTypeLabels[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
