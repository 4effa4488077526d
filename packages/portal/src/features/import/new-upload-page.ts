import { lazyPage, type LazyPage } from '../../app/loading/lazy-page.tsx';
import type { Festival } from '@lineup/domain';

/** The first step in its own file: later steps are opened by their address without it. */
export const NewUpload: LazyPage<{ readonly festival: Festival }> = lazyPage(
  () => import('./new-upload.tsx'),
  'NewUpload',
);
