export type { Download, DownloadOptions, DownloadOutcome } from './download.ts';
export { downloadSource } from './download-source.ts';
export { fetchArtistPicture } from './fetch-artist-picture.ts';
