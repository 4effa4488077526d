import type { UploadType } from '@lineup/domain';
import classes from './upload-type-choice.module.css';

interface UploadTypeChoiceProps {
  readonly type: UploadType;
  readonly disabled: boolean;
  readonly onChoose: (type: UploadType) => void;
}

const types: readonly { readonly type: UploadType; readonly label: string }[] = [
  { type: 'json', label: 'JSON' },
  { type: 'image', label: 'Image' },
];

/** What kind of file is to be uploaded. */
export function UploadTypeChoice({ type, disabled, onChoose }: UploadTypeChoiceProps) {
  return (
    <fieldset className={classes['choice']} disabled={disabled}>
      <legend>File type</legend>
      <div className={classes['segments']}>
        {types.map((choice) => (
          <label key={choice.type} className={classes['segment']}>
            <input
              type="radio"
              name="upload-type"
              value={choice.type}
              checked={choice.type === type}
              onChange={() => onChoose(choice.type)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
