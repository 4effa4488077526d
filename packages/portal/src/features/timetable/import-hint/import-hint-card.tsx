import { importHintMessages as texts } from '@lineup/domain';
import { keysText } from '../../../app/keys/key-names.ts';
import { usePortal } from '../../../app/portal-context.ts';
import { Button } from '../../../design/controls/button.tsx';
import classes from './import-hint-card.module.css';

/** Three things that can be done with the sets of a first import; closed once, it does not come back. */
export function ImportHintCard() {
  const { importHint, letterKeys } = usePortal();
  const palette = keysText('palette', navigator.userAgent);
  return (
    <aside className={classes['card']} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <ul>
        <li>{texts.drag}</li>
        <li>
          <kbd>{palette}</kbd> {texts.palette}
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
      <Button size="sm" onClick={importHint.close}>
        {texts.close}
      </Button>
    </aside>
  );
}
