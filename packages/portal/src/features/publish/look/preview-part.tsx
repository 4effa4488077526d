import { lookPageMessages, type Festival } from '@lineup/domain';
import { useDeferredValue, useEffect, useState } from 'react';
import { Skeleton, SkeletonGroup } from '../../../design/page/skeleton.tsx';
import classes from './look-form.module.css';
import type { LookInput } from './look-input.ts';

interface PreviewPartProps {
  readonly festival: Festival;
  readonly input: LookInput;
  /** The address of a selected logo that is not stored yet. */
  readonly logo: string | null;
}

const texts = lookPageMessages.preview;
const load = () => import('./look-preview.tsx');
type Part = Awaited<ReturnType<typeof load>>;

/** A preview of the top of the page. It is rendered by the code of the page itself, which has its own file. */
export function PreviewPart(props: PreviewPartProps) {
  const [part, setPart] = useState<Part | 'failed' | null>(null);
  const input = useDeferredValue(props.input);
  useEffect(() => {
    let isShown = true;
    load().then(
      (loaded) => isShown && setPart(loaded),
      () => isShown && setPart('failed'),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <aside className={classes['preview']} aria-label={texts.title}>
      <h4>{texts.title}</h4>
      {part === null && (
        <SkeletonGroup label="Loading">
          <Skeleton className={classes['skeleton']} />
        </SkeletonGroup>
      )}
      {part === 'failed' && <p className={classes['help']}>{texts.failed}</p>}
      {part !== null && part !== 'failed' && (
        <part.LookPreview festival={props.festival} input={input} logo={props.logo} />
      )}
    </aside>
  );
}
