import { listMessages } from '@lineup/domain';
import { Button } from '../../../../design/controls/button.tsx';
import { Dialog } from '../../../../design/controls/dialog.tsx';
import { columnNames } from '../grid/columns.ts';
import classes from './paste-dialog.module.css';
import type { PastePlan } from './paste-plan.ts';

interface PasteDialogProps {
  /** Null while the dialog is closed. */
  readonly plan: PastePlan | null;
  /** How many conflicts the paste would add. */
  readonly brought: number;
  readonly onApply: () => void;
  readonly onClose: () => void;
}

/** Further cells are omitted. */
const most = 50;

/** Lists the pasted cells that could not be read, before the rest is stored. */
export function PasteDialog({ plan, onClose, ...props }: PasteDialogProps) {
  return (
    <Dialog
      opened={plan !== null}
      onClose={onClose}
      title="Some cells cannot be pasted"
      size="lg"
      leavesAtOnce
    >
      {plan !== null && <Preview {...props} plan={plan} onClose={onClose} />}
    </Dialog>
  );
}

function Preview({ plan, brought, onApply, onClose }: PasteDialogProps & { readonly plan: PastePlan }) {
  const { edits, unread, beyond } = plan;
  const { paste } = listMessages;
  return (
    <>
      {unread.length > 0 && (
        // Long lists scroll, with the keyboard too.
        <section className={classes['unread']} tabIndex={0} aria-label="Cells that cannot be read">
          <table>
            <thead>
              <tr>
                <th scope="col">Set</th>
                <th scope="col">Column</th>
                <th scope="col">Pasted</th>
                <th scope="col">Why not</th>
              </tr>
            </thead>
            <tbody>
              {unread.slice(0, most).map(({ id, artist, column, text, reason }) => (
                <tr key={`${id} ${column}`}>
                  <th scope="row">{artist}</th>
                  <td>{columnNames[column]}</td>
                  <td>{text}</td>
                  <td>{reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {unread.length > most && <p>{paste.more(unread.length - most)}</p>}
      {beyond > 0 && <p>{paste.beyond(beyond)}.</p>}
      {edits.length === 0 && <p>{paste.nothing}.</p>}
      {brought > 0 && <p className={classes['brought']}>{listMessages.brings(brought)}.</p>}
      <div className={classes['actions']}>
        <Button variant="default" data-autofocus onClick={onClose}>
          Cancel
        </Button>
        {edits.length > 0 && (
          <Button onClick={onApply}>
            {edits.length === 1 ? 'Change 1 Set' : `Change ${edits.length} Sets`}
          </Button>
        )}
      </div>
    </>
  );
}
