/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { PublicRelease, PublicSet } from '@lineup/domain/release';
import { pageHref, type PublicPlace } from '../place.ts';
import { useLanguage } from './page-language.ts';
import { whenText } from './times.ts';

/** The names of the stages by slug. */
export function stageNames({ stages }: PublicRelease): ReadonlyMap<string, string> {
  return new Map(stages.map(({ slug, name }) => [slug, name]));
}

interface SetLinkProps {
  readonly set: PublicSet;
  /** From `stageNames`. */
  readonly stages: ReadonlyMap<string, string>;
  readonly festival: PublicRelease['festival'];
  readonly place: PublicPlace;
}

/** When and where a set is, as a link to it in the programme. */
export function SetLink({
  set: { number, day, start, status, stage },
  stages,
  festival,
  place,
}: SetLinkProps) {
  const language = useLanguage();
  const name = stages.get(stage ?? '');
  const text = (
    <>
      {whenText(day, start, festival, language)}
      {name !== undefined && (
        <>
          {' · '}
          <bdi>{name}</bdi>
        </>
      )}
    </>
  );
  return (
    <a href={`${pageHref(place)}#s${number}`}>
      {status === 'confirmed' ? (
        text
      ) : (
        <>
          <s>{text}</s> <strong>{language.text(status === 'cancelled' ? 'cancelled' : 'replaced')}</strong>
        </>
      )}
    </a>
  );
}
