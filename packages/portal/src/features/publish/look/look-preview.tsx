import { lookPageMessages, readAccentColor, type Festival } from '@lineup/domain';
import { draftPublic, type PublicRelease } from '@lineup/domain/release';
import { lookPreview } from '@lineup/lineup-page/look-preview';
import { useMemo } from 'react';
import { usePortal } from '../../../app/portal-context.ts';
import classes from './look-form.module.css';
import type { LookInput } from './look-input.ts';
import { PreviewFrame } from './preview-frame.tsx';

interface LookPreviewProps {
  readonly festival: Festival;
  readonly input: LookInput;
  /** The address of a selected logo that is not stored yet. */
  readonly logo: string | null;
}

const texts = lookPageMessages.preview;
const schemes = ['light', 'dark'] as const;

/** Placeholders for the hashes of pictures that are not published. */
const pictures = { cover: 'cover', logo: 'logo' } as const;

/** A preview of the top of the public page on a phone, in light and dark. */
export function LookPreview({ festival, input, logo }: LookPreviewProps) {
  const { now } = usePortal();
  const stored = input.logo.kind === 'remove' ? null : (festival.logoURL ?? null);
  const shownLogo = logo ?? stored;
  const { html, style } = useMemo(() => {
    const release = typedRelease(festival, input, shownLogo !== null, now());
    return lookPreview(release, {
      [pictures.cover]: festival.imageURL ?? '',
      [pictures.logo]: shownLogo ?? '',
    });
  }, [festival, input, shownLogo, now]);
  return (
    <div className={classes['frames']}>
      {schemes.map((scheme) => (
        <PreviewFrame key={scheme} title={texts[scheme]} scheme={scheme} html={html} style={style} />
      ))}
    </div>
  );
}

/** Returns the valid part of the input as a release. */
function typedRelease(
  festival: Festival,
  { color, links, note }: LookInput,
  hasLogo: boolean,
  now: number,
): PublicRelease {
  const typed = {
    ...festival,
    accentColor: readAccentColor(color),
    pageLinks: links.filter(({ label }) => label.trim() !== '').map(({ label }) => ({ label, url: '#' })),
    pageNote: note,
  };
  const release = draftPublic(typed, [], { stages: [], showNames: true, now });
  return {
    ...release,
    festival: {
      ...release.festival,
      cover: festival.imageURL === null ? null : pictures.cover,
      // Its actual size is used once it is loaded.
      ...(hasLogo && { logo: { sha256: pictures.logo, width: 2, height: 1 } }),
    },
  };
}
