import {
  artistPageMessages,
  focalPointAt,
  focalPosition,
  pictureCentre,
  type FocalPoint,
} from '@lineup/domain';
import { useState, type PointerEvent } from 'react';
import { Picture, type PictureSource } from '../../../design/files/picture.tsx';
import classes from './focal-point-field.module.css';

const { focalPoint: texts } = artistPageMessages;

interface FocalPointFieldProps {
  readonly picture: PictureSource;
  readonly point: FocalPoint | null;
  readonly disabled: boolean;
  readonly onChange: (point: FocalPoint) => void;
}

/**
 * Sets the point of a picture that no crop cuts off, by clicking or with keys; previews of the crops update
 * immediately.
 */
export function FocalPointField({ picture, point, disabled, onChange }: FocalPointFieldProps) {
  const [isBroken, setBroken] = useState(false);
  const { x, y } = point ?? pictureCentre;
  if (isBroken) return null;
  const pick = (event: PointerEvent<HTMLElement>) => {
    if (disabled) return;
    const box = event.currentTarget.getBoundingClientRect();
    onChange(focalPointAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height));
  };
  const style = { objectPosition: focalPosition(point) };
  return (
    <fieldset className={classes['field']} disabled={disabled}>
      <legend>{texts.legend}</legend>
      <p className={classes['hint']}>{texts.hint}</p>
      <div className={classes['tools']}>
        {/* Keyboard users have the two sliders. */}
        <div className={classes['whole']} data-disabled={disabled} onPointerDown={pick}>
          <Picture picture={picture} alt="" draggable={false} onBroken={() => setBroken(true)} />
          <span className={classes['mark']} style={{ left: `${100 * x}%`, top: `${100 * y}%` }} />
        </div>
        <div className={classes['crops']} aria-hidden>
          {(['square', 'small', 'wide'] as const).map((crop) => (
            <span key={crop} className={classes[crop]}>
              <Picture picture={picture} alt="" style={style} />
            </span>
          ))}
        </div>
      </div>
      <div className={classes['sliders']}>
        <Slider label={texts.fromLeft} share={x} onChange={(share) => onChange(focalPointAt(share, y))} />
        <Slider label={texts.fromTop} share={y} onChange={(share) => onChange(focalPointAt(x, share))} />
      </div>
    </fieldset>
  );
}

interface SliderProps {
  readonly label: string;
  readonly share: number;
  readonly onChange: (share: number) => void;
}

function Slider({ label, share, onChange }: SliderProps) {
  const percent = Math.round(100 * share);
  return (
    <label>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-valuetext={`${percent} %`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber / 100)}
      />
      <span data-figures="tabular">{percent} %</span>
    </label>
  );
}
