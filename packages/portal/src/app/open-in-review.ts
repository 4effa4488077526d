import { useNavigate } from '@tanstack/react-router';
import { droppedFiles } from './dropped-files.ts';

/** Opens the upload of the festival with a file, which is then on its way to the review. */
export function useOpenInReview(festivalId: string): (file: File) => void {
  const navigate = useNavigate();
  return (file) => {
    droppedFiles.put(festivalId, file);
    void navigate({ to: '/festival/$id/upload', params: { id: festivalId } });
  };
}
