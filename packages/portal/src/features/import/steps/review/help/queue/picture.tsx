import classes from './picture.module.css';

interface PicturePart {
  readonly key: string;
  /** A day, or whose days they are. */
  readonly name: string;
  readonly text: string;
  /** The more likely outcome is solid, the other dashed. */
  readonly isLikely: boolean;
}

/** Illustrates both outcomes of a decision on a small timeline. The text next to it says the same. */
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
