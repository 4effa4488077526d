import classes from './picture.module.css';

interface PicturePart {
  readonly key: string;
  /** A day, or whose days they are. */
  readonly name: string;
  readonly text: string;
  /** What the evidence speaks for is solid, the rest dashed. */
  readonly isLikely: boolean;
}

/** Both outcomes of a decision on a small line of time. The words next to it say the same. */
export function Picture({ parts }: { readonly parts: readonly PicturePart[] }) {
  return (
    <div data-picture className={classes['picture']} aria-hidden>
      {parts.map(({ key, name, text, isLikely }) => (
        <div key={key} className={classes['part']}>
          <span className={classes['name']}>{name}</span>
          <span className={classes['text']} data-likely={isLikely}>
            {text}
          </span>
        </div>
      ))}
    </div>
  );
}
