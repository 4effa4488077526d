import { importHintMessages as texts } from '@lineup/domain';
import { keysText } from '../../../app/keys/key-names.ts';
import { usePortal } from '../../../app/portal-context.ts';
import { Button } from '../../../design/controls/button.tsx';
import classes from './import-hint-line.module.css';

/** Three things that can be done with the sets of a first import; closed once, it does not come back. */
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
