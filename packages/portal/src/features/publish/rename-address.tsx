import { publishMessages, publishPageMessages } from '@lineup/domain';
import { slugPattern } from '@lineup/domain/release';
import { useState } from 'react';
import { usePublishing } from '../../app/provider/use-publishing.ts';
import { Button } from '../../design/controls/button.tsx';
import { Dialog } from '../../design/controls/dialog.tsx';
import { DialogActions } from '../../design/controls/dialog-actions.tsx';
import { Form } from '../../design/controls/form.tsx';
import { toast } from '../../design/toasts/toast.ts';
import { AddressField } from './release-fields.tsx';
import classes from './rename-address.module.css';
import { usePublishAction } from './use-publish-action.ts';

interface RenameAddressProps {
  readonly festivalId: string;
  readonly slug: string;
}

const texts = publishPageMessages.address;

/** Changes the address of the public page; the previous one redirects to it. */
export function RenameAddress({ festivalId, slug }: RenameAddressProps) {
  const publishing = usePublishing();
  const { pending, failure, act, forget } = usePublishAction();
  const [opened, setOpened] = useState(false);
  const [written, setWritten] = useState(slug);
  const [isAsked, setAsked] = useState(false);
  const invalid = slugPattern.test(written) ? undefined : publishMessages.slugInvalid;
  const close = () => !pending && setOpened(false);
  const rename = () => {
    setAsked(true);
    if (invalid !== undefined || pending) return;
    if (written === slug) {
      close();
      return;
    }
    act({
      async work() {
        await publishing.rename(festivalId, written);
        setOpened(false);
        toast.success(texts.renamed(written));
      },
    });
  };
  return (
    <>
      <Button
        size="sm"
        variant="default"
        onClick={() => {
          setWritten(slug);
          setAsked(false);
          forget();
          setOpened(true);
        }}
      >
        {texts.rename}
      </Button>
      <Dialog opened={opened} onClose={close} title={texts.renameTitle} size="sm">
        <Form className={classes['form']} onSubmit={rename}>
          <p>{texts.renameHelp}</p>
          <AddressField
            value={written}
            error={(isAsked ? invalid : undefined) ?? failure ?? undefined}
            onChange={(next) => {
              forget();
              setWritten(next);
            }}
          />
          <DialogActions>
            <Button variant="default" disabled={pending} onClick={close}>
              {publishPageMessages.cancel}
            </Button>
            <Button type="submit" loading={pending}>
              {texts.rename}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}
