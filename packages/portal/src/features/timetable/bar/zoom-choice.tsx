import type { Zoom } from '../grid/scale.ts';
import { zooms } from './choices.ts';
import classes from './zoom-choice.module.css';

interface ZoomChoiceProps {
  readonly zoom: Zoom;
  readonly onChange: (zoom: Zoom) => void;
}

/** The choice of the hours' scale. */
export function ZoomChoice({ zoom, onChange }: ZoomChoiceProps) {
  return (
    <fieldset className={classes['zoom']} aria-label="Scale">
      {zooms.map(([value, label, title]) => (
        <button
          key={value}
          type="button"
          title={title}
          aria-pressed={value === zoom}
          onClick={() => onChange(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
