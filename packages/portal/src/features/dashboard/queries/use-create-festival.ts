import { timestampFromMillis, type FestivalFields, type Timestamp } from '@lineup/domain';
import type { CreatedFestival, ServiceError } from '@lineup/services';
import { usePortal, useServices } from '../../../app/portal-context.ts';
import { added, festivalsKey, latestFirst } from '../../../app/queries/edit-records.ts';
import { useEdit } from '../../../app/queries/edits.ts';
import { useMutation } from '@tanstack/react-query';

/** The input for creating a festival. */
export interface Creation {
  /** Generated once for the form, so that a retry creates nothing twice. */
  readonly id: string;
  readonly fields: FestivalFields;
  readonly image: File | null;
  /** An earlier attempt failed, but may have been stored with the form's content at that time. */
  readonly isRepeated: boolean;
}

/** Creates a festival without stages, with its cover if one was selected; see `festivals.create` of the services. */
export function useCreateFestival() {
  const { festivals } = useServices();
  const { now } = usePortal();
  return useEdit<CreatedFestival, Creation>({
    mutationFn: async ({ id, fields, image, isRepeated }) => {
      const created = await festivals.create(id, { ...fields, stages: [], imageURL: null }, image);
      if (isRepeated) await festivals.update(id, fields);
      return created;
    },
    edits: ({ id, fields }) => [
      added(festivalsKey, { ...fields, ...blank(timestampFromMillis(now())), id, version: '' }, latestFirst),
    ],
  });
}

/** Returns the initial values of a festival besides its form fields. */
function blank(now: Timestamp) {
  return { stages: [], imageURL: null, created_at: now, updated_at: now };
}

/** A cover for an existing festival. */
interface Cover {
  readonly festivalId: string;
  readonly image: File;
}

/** Stores a picture and makes it the festival's cover; rejects if the festival was deleted. */
export function useStoreCover() {
  const { festivals } = useServices();
  return useMutation<void, ServiceError, Cover>({
    mutationFn: async ({ festivalId, image }) => {
      const imageURL = await festivals.uploadImage(festivalId, image);
      await festivals.update(festivalId, { imageURL });
    },
  });
}
