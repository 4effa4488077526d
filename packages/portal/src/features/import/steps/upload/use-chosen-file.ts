import {
  checkUploadFile,
  uploadTypeFor,
  type Festival,
  type UploadType,
  uploadMessages,
} from '@lineup/domain';
import { useEffect, useRef, useState } from 'react';
import { localStore } from '../../../../app/browser-storage.ts';
import { useUploads } from '../../../../app/provider/use-uploads.ts';
import { toast } from '../../../../design/toasts/toast.ts';
import type { ReadFile } from '../../mapping/reading/protocol.ts';
import { useFileReading } from '../../mapping/use-file-reading.ts';
import type { ChosenFile, useUploadFile } from '../../queries/use-upload-file.ts';

type Upload = ReturnType<typeof useUploadFile>;

/**
 * The selected file with its reading, and the next step: uploaded immediately, or after mapping its columns. `given`
 * was selected before and is processed immediately.
 */
export function useChosenFile(festival: Festival, upload: Upload, given: File | null) {
  const uploads = useUploads();
  const reading = useFileReading(festival);
  const [type, setType] = useState<UploadType>('json');
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [isMapping, setIsMapping] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const latest = useRef<ChosenFile | null>(null);
  const refusal = reading.state.status === 'refused' && type === 'spreadsheet' ? reading.state.error : null;

  const set = (next: ChosenFile | null) => {
    upload.reset();
    latest.current = next;
    setChosen(next);
    setIsMapping(false);
    if (next === null || problemOf(next) !== null) reading.forget();
    else reading.begin(next.file, next.type);
  };
  const take = (file: File, as: UploadType) => {
    const next = { uploadId: uploads.newUploadId(), type: as, file };
    setType(as);
    set(next);
    return next;
  };
  /** Uploads the file as soon as it is known how to read it. */
  const sendWhenRead = async (file: ChosenFile) => {
    setIsWaiting(true);
    const found = await reading.settled();
    setIsWaiting(false);
    if (latest.current !== file || (found.status === 'refused' && file.type === 'spreadsheet')) return;
    if (found.status === 'open' && found.file.sureness === 'unsure') setIsMapping(true);
    else if (found.status === 'open' && found.file.sureness === 'chosenBefore')
      await sendMapped(file, found.file);
    else void upload.send(file);
  };

  const sendMapped = async (file: ChosenFile, found: ReadFile) => {
    const mapping = await storedMapping(festival, found);
    if (mapping === null) return;
    setIsMapping(false);
    await upload.send({ ...file, mapping });
  };

  useGivenFile(given, (file) => {
    const next = take(file, uploadTypeFor(file) ?? 'json');
    // Pictures are not processed yet, so uploading one can wait.
    if (next.type !== 'image' && problemOf(next) === null) void sendWhenRead(next);
  });

  return {
    type,
    chosen,
    reading,
    isMapping,
    setIsMapping,
    isWaiting: isWaiting && reading.state.status === 'reading',
    problem: (chosen === null ? null : problemOf(chosen)) ?? refusal,
    choose: (file: File | null) => {
      if (file !== null) take(file, type);
    },
    /** For a file whose type is detected from its content. */
    chooseFetched: (file: File) => void take(file, uploadTypeFor(file) ?? type),
    takeAs: (as: UploadType) => {
      if (chosen !== null) take(chosen.file, as);
    },
    chooseType: (next: UploadType) => {
      setType(next);
      set(null);
    },
    restart: () => set(null),
    send: async () => {
      const problem = chosen === null ? uploadMessages.selectFile : (problemOf(chosen) ?? refusal);
      if (problem !== null) toast.error(problem);
      else if (chosen !== null) await sendWhenRead(chosen);
    },
    sendMapped: () => {
      if (chosen !== null && reading.state.status === 'open') void sendMapped(chosen, reading.state.file);
    },
  };
}

/** Stores the chosen mapping for the next file of this kind and returns it; null if it is rejected, which is shown. */
async function storedMapping(festival: Festival, found: ReadFile): Promise<string | null> {
  const { storeMapping } = await import('../../mapping/store-mapping.ts');
  const stored = storeMapping(localStore(), festival.id, found);
  if (stored.ok) return stored.text;
  toast.error(stored.error);
  return null;
}

function problemOf({ type, file }: ChosenFile) {
  return checkUploadFile(type, file);
}

/** Starts with a file that was selected before, as if it had been selected here, once the page is mounted. */
function useGivenFile(given: File | null, begin: (file: File) => void): void {
  const begun = useRef<File | null>(null);
  useEffect(() => {
    if (given === null || begun.current === given) return;
    begun.current = given;
    queueMicrotask(() => begin(given));
  });
}
