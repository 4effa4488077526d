import { sourceMessages, type Festival } from '@lineup/domain';
import type { SourceDownload } from '@lineup/provider';
import { errorText } from '@lineup/services';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FetchedFile } from '../../../app/fetched-file.ts';
import { useMerges } from '../../../app/provider/use-merges.ts';
import { useSources } from '../../../app/provider/use-sources.ts';
import { usePortal } from '../../../app/portal-context.ts';
import { whenText } from '../../../app/time/when-text.ts';
import { toast } from '../../../design/toasts/toast.ts';
import { sourcesQuery, type FollowedSource } from './followed-sources.ts';

/** All checks of a page share one toast. */
const reportId = 'source check';

/** Checks whether the file of a source has changed, reports the result, and passes on a new file. */
export function useCheckSource(festival: Festival, onFile: (file: File) => void) {
  const sources = useSources();
  const merges = useMerges();
  const queries = useQueryClient();
  const { now } = usePortal();
  const query = sourcesQuery(merges, festival.id);
  const report = (found: SourceDownload) => {
    if (found.state === 'failed')
      return toast.error(sourceMessages.problems[found.problem], { id: reportId });
    if (found.state === 'unchanged') {
      const since = whenText(found.since, festival, now());
      return toast.info(sourceMessages.nothingNew(since), { id: reportId });
    }
    toast.dismiss(reportId);
    return onFile(new FetchedFile(found));
  };
  return useMutation({
    mutationFn: ({ id, name }: Pick<FollowedSource, 'id' | 'name'>) => {
      toast.info(sourceMessages.checking(name), { id: reportId, isLasting: true });
      return sources.check(festival.id, id);
    },
    onSuccess: report,
    onError: (error) => toast.error(errorText(error, sourceMessages.failed), { id: reportId }),
    onSettled: () => void queries.invalidateQueries({ queryKey: query.queryKey }),
  });
}
