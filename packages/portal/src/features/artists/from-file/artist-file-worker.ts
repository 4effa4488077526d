import { readArtistFile } from '@lineup/domain/reading';
import { answerRequests } from '../../../app/workers/answer-requests.ts';
import type { ArtistFileRequest } from './read-artists.ts';

/** The worker that reads artist files, so that slow ones do not block the page. */
answerRequests(({ bytes, fileName }: ArtistFileRequest) => readArtistFile(bytes, fileName));
