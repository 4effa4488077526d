import { readArtistFile } from '@lineup/domain/reading';
import { answerRequests } from '../../../app/workers/answer-requests.ts';
import type { ArtistFileRequest } from './read-artists.ts';

/** The worker that reads files of artists, so that the page does not feel a slow one. */
answerRequests(({ bytes, fileName }: ArtistFileRequest) => readArtistFile(bytes, fileName));
