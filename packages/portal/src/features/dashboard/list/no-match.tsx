import { Button } from '../../../design/controls/button.tsx';
import { IconSearch } from '../../../design/icons.ts';
import classes from './no-match.module.css';

/** Shown instead of the cards if none match the search or the status. */
export function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <div className={classes['none']}>
      <IconSearch size={28} aria-hidden />
      <div>
        <h3 className={classes['title']}>Nothing matches this search.</h3>
        <p className={classes['hint']}>Try fewer words, or another status.</p>
      </div>
      <Button variant="default" onClick={onClear}>
        Clear Search
      </Button>
    </div>
  );
}
