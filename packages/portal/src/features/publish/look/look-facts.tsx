import { lookPageMessages, type Festival } from '@lineup/domain';
import { usePicture } from '../../../app/pictures/use-picture.ts';
import { Picture } from '../../../design/files/picture.tsx';
import classes from './look-section.module.css';

const texts = lookPageMessages;

/** The look of the page, read-only. */
export function LookFacts({ festival }: { readonly festival: Festival }) {
  const { accentColor, logoURL, pageLinks = [], pageNote } = festival;
  const logo = usePicture(logoURL, 480);
  if (!accentColor && !logoURL && pageLinks.length === 0 && !pageNote)
    return <p className={classes['quiet']}>{texts.none}</p>;
  return (
    <dl className={classes['facts']}>
      {accentColor && (
        <div>
          <dt>{texts.fields.color}</dt>
          <dd>
            <span className={classes['swatch']} style={{ background: accentColor }} /> {accentColor}
          </dd>
        </div>
      )}
      {logo !== null && (
        <div>
          <dt>{texts.fields.logo}</dt>
          <dd>
            <Picture className={classes['logo']} picture={logo} alt={texts.logo.stored} />
          </dd>
        </div>
      )}
      {pageLinks.length > 0 && (
        <div>
          <dt>{texts.fields.links}</dt>
          <dd>
            <ul>
              {pageLinks.map(({ label, url }, index) => (
                // eslint-disable-next-line react/no-array-index-key -- two links may be the same
                <li key={index}>
                  <a href={url} target="_blank" rel="noopener noreferrer" dir="auto">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {pageNote && (
        <div>
          <dt>{texts.fields.note}</dt>
          <dd className={classes['note']} dir="auto">
            {pageNote}
          </dd>
        </div>
      )}
    </dl>
  );
}
