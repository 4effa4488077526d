import type { FestivalFields } from '@lineup/domain';
import type { CreatedFestival, ServiceError } from '@lineup/services';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../app/portal-context.ts';

/** A festival to be created. */
export interface Creation {
  /** Made once for the form, so that a second try creates nothing twice. */
  readonly id: string;
  readonly fields: FestivalFields;
  readonly image: File | null;
  /** An earlier try failed: it may have arrived all the same, with what the form said then. */
  readonly isRepeated: boolean;
}

/** Creates a festival without stages, with its cover where one was chosen; see `festivals.create` of the services. */
export function useCreateFestival() {
  const { festivals } = useServices();
  return useMutation<CreatedFestival, ServiceError, Creation>({
    mutationFn: async ({ id, fields, image, isRepeated }) => {
      const created = await festivals.create(id, { ...fields, stages: [], imageURL: null }, image);
      if (isRepeated) await festivals.update(id, fields);
      return created;
    },
  });
}

/** A cover for a festival that stands. */
interface Cover {
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
