import { editionMessages, messages, planEdition, type EditionSource } from '@lineup/domain';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { saveFailureText } from '../../../app/forms/failure-note.ts';
import { useServices } from '../../../app/portal-context.ts';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';
import { toast } from '../../../design/toasts/toast.ts';
import type { EditionInput } from './use-edition-input.ts';

/** Creates one edition. */
export interface EditionCreation {
  readonly isPending: boolean;
  /** Why the last attempt failed, or null. */
  readonly failure: string | null;
  /** Creates the edition and opens it; ignored while running. */
  readonly create: () => void;
}

/** Creates an edition under one id, however often it is attempted. `source` is null while the lineup is loading. */
export function useCreateEdition(
  source: EditionSource | null,
  { fields, choice }: EditionInput,
  onDone: () => void,
): EditionCreation {
  const { festivals } = useServices();
  const { events } = useLineupServices();
  const navigate = useNavigate();
  const [id] = useState(() => festivals.newId());
  const creation = useMutation({
    mutationFn: async () => {
      if (source === null || fields === null) return;
      await festivals.createEdition(
        id,
        planEdition(source, fields, choice, () => events.newId()),
      );
      toast.success(editionMessages.created(fields.name));
      onDone();
      const tab = choice.lineup === 'none' ? 'details' : 'schedule';
      await navigate({ to: '/festival/$id/{-$tab}', params: { id, tab } });
    },
  });
  const { isPending, error } = creation;
  return {
    isPending,
    failure: error === null ? null : saveFailureText(error, messages.festival.createFailed),
    create: () => {
      if (!isPending) creation.mutate();
    },
  };
}
