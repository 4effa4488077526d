import { publishPageMessages } from '@lineup/domain';
import { CopyButton } from '../../design/controls/copy-button.tsx';
import classes from './addresses.module.css';
import { embedSnippet } from './embed-snippet.ts';
import { publicAddress } from './public-address.ts';

interface AddressesProps {
  readonly slug: string;
  readonly festivalName: string;
}

const texts = publishPageMessages.feeds;

const feeds = [
  ['calendar', 'lineup.ics'],
  ['json', 'lineup.json'],
  ['csv', 'lineup.csv'],
  ['frabXml', 'schedule.xml'],
  ['frabJson', 'schedule.json'],
] as const;

/** The addresses of the feeds, and the code for embedding the lineup. */
export function Addresses({ slug, festivalName }: AddressesProps) {
  const snippet = embedSnippet(publicAddress(slug), festivalName);
  return (
    <>
      <section className={classes['section']} aria-labelledby="feeds" data-setting="addresses">
        <h3 id="feeds">{texts.title}</h3>
        <dl className={classes['list']}>
          {feeds.map(([feed, path]) => (
            <div key={feed}>
              <dt>{texts.names[feed]}</dt>
              <dd>
                <a href={publicAddress(slug, path)} target="_blank" rel="noreferrer">
                  {path}
                </a>
                <CopyButton text={publicAddress(slug, path)} what={texts.what(texts.names[feed])} />
              </dd>
            </div>
          ))}
        </dl>
        <p>{texts.patience}</p>
        <p>{texts.more}</p>
      </section>
      <section className={classes['section']} aria-labelledby="embed">
        <h3 id="embed">{texts.embed}</h3>
        <p>{texts.embedHelp}</p>
        <pre className={classes['snippet']} tabIndex={0} aria-label={texts.embed}>
          {snippet}
        </pre>
        <div>
          <CopyButton text={snippet} what={texts.snippet} />
        </div>
      </section>
    </>
  );
}
