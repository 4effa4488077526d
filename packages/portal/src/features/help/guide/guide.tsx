import { guideTexts, guideTitles, guideTopics, helpMessages } from '@lineup/domain';
import { Fragment, useCallback, useEffect, useRef } from 'react';
import { keysText } from '../../../app/keys/key-names.ts';
import { isShortcut } from '../../../app/keys/shortcuts.ts';
import classes from './guide.module.css';

/** The guide for coordinators on one page, scrolled to `topic` if given. */
export function Guide({ topic }: { readonly topic?: string | undefined }) {
  const article = useRef<HTMLElement>(null);
  const show = useCallback((name: string) => {
    const heading = [...(article.current?.querySelectorAll<HTMLElement>('[data-topic]') ?? [])].find(
      ({ dataset }) => dataset['topic'] === name,
    );
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    if (topic !== undefined) show(topic);
  }, [show, topic]);
  return (
    <article ref={article} className={classes['guide']}>
      <nav aria-label={helpMessages.topics}>
        <ul className={classes['topics']}>
          {guideTopics.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => show(name)}>
                {guideTitles[name]}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {guideTopics.map((name) => (
        <section key={name}>
          <h3 data-topic={name} tabIndex={-1}>
            {guideTitles[name]}
          </h3>
          {guideTexts[name].map((paragraph) => (
            <p key={paragraph}>
              <Paragraph text={paragraph} />
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}

/** Marked text: something on screen between asterisks, or a shortcut in braces. */
const named = /(\*[^*]+\*|\{\w+\})/u;

function Paragraph({ text }: { readonly text: string }) {
  return text.split(named).map((part) => {
    const name = part.slice(1, -1);
    if (part.startsWith('*')) return <b key={part}>{name}</b>;
    // A test checks that these are shortcuts.
    if (part.startsWith('{') && isShortcut(name)) {
      return <kbd key={part}>{keysText(name, navigator.userAgent)}</kbd>;
    }
    return <Fragment key={part}>{part}</Fragment>;
  });
}
