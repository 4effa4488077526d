import { importHintMessages as texts } from '@lineup/domain';
import { keysText } from '../../../app/keys/key-names.ts';
import { usePortal } from '../../../app/portal-context.ts';
import { Button } from '../../../design/controls/button.tsx';
import classes from './import-hint-line.module.css';

/** Suggests three things to do with the sets of a first import; does not come back once it is closed. */
export function ImportHintLine() {
  const { importHint, letterKeys } = usePortal();
  return (
    <aside className={classes['line']} aria-label={texts.title}>
      <ul>
        <li>{texts.drag}</li>
        <li>
          <kbd>{keysText('palette', navigator.userAgent)}</kbd> {texts.palette}
        </li>
        <li>
          {letterKeys.areOn() ? (
            <>
              <kbd>{keysText('help', navigator.userAgent)}</kbd> {texts.help}
            </>
          ) : (
            texts.helpInMenu
          )}
        </li>
      </ul>
      <Button size="sm" variant="default" onClick={importHint.close}>
        {texts.close}
      </Button>
    </aside>
  );
}
