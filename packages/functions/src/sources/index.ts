export type { Download, DownloadOptions, DownloadOutcome } from './download.ts';
export { downloadSource, downloadsPerMinute } from './download-source.ts';
export { fetchArtistPicture } from './fetch-artist-picture.ts';
