import type { Festival } from '@lineup/domain';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { usePageAction } from '../../../app/palette/use-page-action.ts';
import { CrashBoundary } from '../../../design/notices/crash-boundary.tsx';

/** Needed about once a year. */
const EditionDialog = lazy(async () => ({
  default: (await import('./edition-dialog.tsx')).EditionDialog,
}));

/** Opens the dialog for a new edition of a festival, from the page and from the palette. */
export function useNewEdition(festival: Festival): {
  readonly open: () => void;
  readonly dialog: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const open = () => {
    setTurn((before) => before + 1);
    setOpen(true);
  };
  usePageAction('newEdition', open);
  const dialog = turn > 0 && (
    <CrashBoundary>
      <Suspense>
        <EditionDialog {...{ festival, turn }} opened={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    </CrashBoundary>
  );
  return { open, dialog };
}
