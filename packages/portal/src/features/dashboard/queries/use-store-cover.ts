import type { ServiceError } from '@lineup/services';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../app/portal-context.ts';

/** A cover for a festival that stands. */
export interface Cover {
  readonly festivalId: string;
  readonly image: File;
}

/** Stores a picture and makes it the festival's cover; fails where the festival is gone. */
export function useStoreCover() {
  const { festivals } = useServices();
  return useMutation<void, ServiceError, Cover>({
    mutationFn: async ({ festivalId, image }) => {
      const imageURL = await festivals.uploadImage(festivalId, image);
      await festivals.update(festivalId, { imageURL });
    },
  });
}
