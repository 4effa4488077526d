import { useNavigate } from '@tanstack/react-router';
import { droppedFiles } from './dropped-files.ts';

/** Returns a function that opens the upload page of the festival with a file, ready for the review. */
export function useOpenInReview(festivalId: string): (file: File) => void {
  const navigate = useNavigate();
  return (file) => {
    droppedFiles.put(festivalId, file);
    void navigate({ to: '/festival/$id/upload', params: { id: festivalId } });
  };
}
