import type { CarriedReview } from '@lineup/domain';

type Carried = Pick<CarriedReview, 'applied' | 'lost'>;

const byUpload = new Map<string, Carried>();

/** What became of the changes of a review when the columns were changed, until the person has read it; by the id of the new upload. */
export const carriedReviews = {
  set: (uploadId: string, { applied, lost }: Carried) => void byUpload.set(uploadId, { applied, lost }),
  of: (uploadId: string) => byUpload.get(uploadId) ?? null,
  forget: (uploadId: string) => void byUpload.delete(uploadId),
};
