import { accentShades, isShownAsChosen, lookPageMessages, readAccentColor } from '@lineup/domain';
import { Button } from '../../../design/controls/button.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import classes from './look-form.module.css';

interface ColorFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (color: string) => void;
}

const texts = lookPageMessages.color;

/** The initial colour of the browser's picker: the default of pages without one. */
const usualColor = accentShades('#8a1c5b').light.accent;

/** Sets the accent colour, with the browser's picker or as text, and shows the shades derived from it. */
export function ColorField({ value, error, disabled, onChange }: ColorFieldProps) {
  const color = readAccentColor(value);
  return (
    <div className={classes['field']}>
      <div className={classes['color']}>
        <input
          type="color"
          aria-label={texts.picker}
          value={color ?? usualColor}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <TextInput
          label={texts.label}
          description={texts.help}
          placeholder="#8a1c5b"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          value={value}
          error={error}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {value !== '' && (
          <Button variant="subtle" size="sm" disabled={disabled} onClick={() => onChange('')}>
            {texts.clear}
          </Button>
        )}
      </div>
      <output>{color !== null && <Shades color={color} />}</output>
    </div>
  );
}

function Shades({ color }: { readonly color: string }) {
  if (isShownAsChosen(color)) return <p className={classes['help']}>{texts.asChosen}</p>;
  const { light, dark } = accentShades(color);
  return (
    <div className={classes['shades']}>
      <p>
        <strong>{texts.adjusted}</strong> {texts.adjustedHelp}
      </p>
      <span className={classes['shade']} style={{ background: light.accent, color: light.onAccent }}>
        {texts.light(light.accent)}
      </span>
      <span className={classes['shade']} style={{ background: dark.accent, color: dark.onAccent }}>
        {texts.dark(dark.accent)}
      </span>
    </div>
  );
}
