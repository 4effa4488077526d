/** A file of what was published of a festival: of one release, or a picture that releases share. */
export type ReleaseFilePlace =
  | { readonly kind: 'release'; readonly festivalId: string; readonly releaseId: string }
  | { readonly kind: 'picture'; readonly festivalId: string; readonly sha256: string };

const id = '([A-Za-z0-9_-]{1,128})';
const releaseFile = new RegExp(`^publications/${id}/${id}/(?:private|public)\\.json$`, 'u');
const releasePicture = new RegExp(`^publications/${id}/pictures/([0-9a-f]{64})$`, 'u');

/** The place of a release's file that `path` names, or null. No person may read or write one, by whatever way. */
export function parseReleaseFilePath(path: string): ReleaseFilePlace | null {
  const [, ofFestival, sha256] = releasePicture.exec(path) ?? [];
  if (ofFestival !== undefined && sha256 !== undefined)
    return { kind: 'picture', festivalId: ofFestival, sha256 };
  const [, festivalId, releaseId] = releaseFile.exec(path) ?? [];
  if (festivalId === undefined || releaseId === undefined) return null;
  return { kind: 'release', festivalId, releaseId };
}
