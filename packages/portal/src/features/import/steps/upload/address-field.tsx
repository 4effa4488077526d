import { sourceMessages } from '@lineup/domain';
import { useState, type KeyboardEvent } from 'react';
import { isShortcut } from '../../../../app/keys/is-shortcut.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { TextInput } from '../../../../design/controls/text-input.tsx';
import { ProgressNote } from '../../../../design/notices/progress-note.tsx';
import classes from './address-field.module.css';
import { useFetchFile } from './use-fetch-file.ts';

interface AddressFieldProps {
  readonly festivalId: string;
  readonly disabled: boolean;
  /** Called with the downloaded file, as if it had been selected. */
  readonly onFile: (file: File) => void;
}

/** Makes the server download the lineup file, as an alternative to selecting one. */
export function AddressField({ festivalId, disabled, onFile }: AddressFieldProps) {
  const [address, setAddress] = useState('');
  const { state, fetch, cancel } = useFetchFile(festivalId, onFile);
  const isRunning = state.status === 'running';
  const fetchByEnter = (event: KeyboardEvent) => {
    if (!isShortcut('confirm', event)) return;
    // Enter would submit the form with the previously selected file.
    event.preventDefault();
    void fetch(address);
  };
  return (
    <div className={classes['fetch']}>
      <TextInput
        label={sourceMessages.field}
        description={sourceMessages.help}
        error={state.status === 'failed' ? state.text : undefined}
        announced
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        value={address}
        disabled={disabled || isRunning}
        className={classes['address']}
        rightSection={
          !isRunning && (
            <Button
              variant="default"
              size="sm"
              className={classes['button']}
              disabled={disabled}
              onClick={() => void fetch(address)}
            >
              {sourceMessages.fetch}
            </Button>
          )
        }
        onChange={({ currentTarget: { value } }) => setAddress(value)}
        onKeyDown={fetchByEnter}
      />
      {isRunning && (
        <div className={classes['running']}>
          <ProgressNote label={sourceMessages.fetching} share={null} />
          <Button variant="default" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  );
}
