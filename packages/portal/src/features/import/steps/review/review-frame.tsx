import { wizardMessages } from '@lineup/domain';
import type { ReactNode } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import { EmptyState } from '../../../../design/page/empty-state.tsx';
import { InHead } from '../../../../design/page/head-slot.tsx';
import { ActionBar } from '../action-bar.tsx';
import classes from './review-step.module.css';

/** The link to the screen for mapping the file's columns. */
export interface ColumnsLink {
  /** Whether the user has just left that screen. */
  readonly wereOpen: boolean;
  readonly onOpen: () => void;
}

interface ReviewFrameProps {
  /** The number of events; if 0, that is shown instead of `children`. */
  readonly total: number;
  /** The number of open decisions about the draft as a whole. */
  readonly decisions?: number;
  /** Whether they can be saved. */
  readonly verdict?: ReactNode;
  readonly status?: ReactNode;
  /** The actions for the selected events. */
  readonly selectionBar?: ReactNode;
  readonly columns?: ColumnsLink | null;
  readonly onUploadNew: () => void;
  /** Undefined while the events cannot be saved. */
  readonly onContinue?: (() => void) | undefined;
  readonly children?: ReactNode;
}

function focusButton(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** The frame around the events under review. */
export function ReviewFrame({
  total,
  decisions = 0,
  verdict,
  status,
  selectionBar,
  columns = null,
  onUploadNew,
  onContinue,
  children,
}: ReviewFrameProps) {
  return (
    <section className={classes['step']}>
      <InHead>
        <h2 className={classes['title']}>Review and Edit Events</h2>
        {columns !== null && (
          <Button
            lean
            size="sm"
            variant="default"
            ref={columns.wereOpen ? focusButton : null}
            onClick={columns.onOpen}
          >
            Back to columns
          </Button>
        )}
      </InHead>
      <div className={classes['summary']}>
        <div className={classes['count']}>
          <output>{wizardMessages.found(total)}</output>
          {decisions > 0 && <output>{wizardMessages.decisions(decisions)}</output>}
        </div>
        {verdict}
        <div className={classes['status']}>{status}</div>
      </div>
      {total === 0 ? (
        <EmptyState title="No events found">
          The processing job didn&apos;t find any valid events in your file.
        </EmptyState>
      ) : (
        children
      )}
      <ActionBar above={selectionBar}>
        <Button variant="default" onClick={onUploadNew}>
          Upload New File
        </Button>
        <Button disabled={onContinue === undefined} onClick={onContinue}>
          Continue to Save
        </Button>
      </ActionBar>
    </section>
  );
}
