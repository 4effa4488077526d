export type { Download, DownloadOptions, DownloadOutcome } from './download.ts';
