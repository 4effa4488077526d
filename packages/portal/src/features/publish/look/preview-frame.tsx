import stageColors from '@lineup/lineup-page/stage-colors.css?inline';
import pageStyle from '@lineup/lineup-page/page.css?inline';
import fonts from '@lineup/look/fonts.css?inline';
import tokens from '@lineup/look/tokens.css?inline';
import { useEffect, useRef } from 'react';
import classes from './look-form.module.css';

interface PreviewFrameProps {
  readonly title: string;
  readonly scheme: 'light' | 'dark';
  /** The elements of the body, with all texts escaped. */
  readonly html: string;
  /** CSS that is added to the style sheets of all public pages. */
  readonly style: string;
}

/**
 * A public page in an iframe, so that the portal's styles do not affect it. For display only: it is not interactive.
 */
export function PreviewFrame({ title, scheme, html, style }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = () => {
    const page = frame.current?.contentDocument;
    if (!page || frame.current === null) return;
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    page.documentElement.style.colorScheme = scheme;
    page.body.replaceChildren(...body.childNodes);
    styleOf(page)?.replaceSync([tokens, fonts, pageStyle, stageColors, style].join('\n'));
    frame.current.style.height = `${Math.ceil(page.body.getBoundingClientRect().height)}px`;
  };
  useEffect(show);
  return (
    <figure className={classes['figure']}>
      <figcaption>{title}</figcaption>
      <iframe ref={frame} title={title} sandbox="allow-same-origin" inert onLoad={show} />
    </figure>
  );
}

/** Returns the page's style sheet. The portal's content-security policy only allows style sheets that are files. */
function styleOf(page: Document): CSSStyleSheet | null {
  const known = page.adoptedStyleSheets[0];
  if (known !== undefined || page.defaultView === null) return known ?? null;
  const made = new page.defaultView.CSSStyleSheet();
  page.adoptedStyleSheets = [made];
  return made;
}
