import type { CarriedReview } from '@lineup/domain';

type Carried = Pick<CarriedReview, 'applied' | 'lost'>;

const byUpload = new Map<string, Carried>();

/**
 * The results of carrying review changes over to other columns, until the user has read them; by the id of the new
 * upload.
 */
export const carriedReviews = {
  set: (uploadId: string, { applied, lost }: Carried) => void byUpload.set(uploadId, { applied, lost }),
  of: (uploadId: string) => byUpload.get(uploadId) ?? null,
  forget: (uploadId: string) => void byUpload.delete(uploadId),
};
