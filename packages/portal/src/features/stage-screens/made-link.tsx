import { stageLinkMessages } from '@lineup/domain';
import { useEffect, useRef } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { CopyButton } from '../../design/controls/copy-button.tsx';
import { DialogActions } from '../../design/controls/dialog-actions.tsx';
import { TextInput } from '../../design/controls/text-input.tsx';
import { Banner } from '../../design/notices/banner.tsx';
import classes from './stage-screens.module.css';

const { made: texts } = stageLinkMessages;

/** The address of a link, which cannot be retrieved later. */
export function MadeLink({ address, onDone }: { readonly address: string; readonly onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <div className={classes['form']}>
      <Banner tone="amber" title={texts.once} />
      <TextInput
        ref={field}
        label={texts.address}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <DialogActions>
        <CopyButton text={address} what={texts.what} />
        <Button onClick={onDone}>{texts.done}</Button>
      </DialogActions>
    </div>
  );
}
