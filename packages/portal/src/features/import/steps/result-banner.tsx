import { messages } from '@lineup/domain';
import { Banner } from '../../../design/notices/banner.tsx';
import { countItems, type ImportItem } from '../state/import-item.ts';

interface ResultBannerProps {
  readonly items: readonly ImportItem[];
  readonly stopReason: string | null;
}

/** The closing text of an import, and what has to be done where something is left. */
export function ResultBanner({ items, stopReason }: ResultBannerProps) {
  const { created, failed, untried } = countItems(items);
  if (created === items.length)
    return <Banner tone="green" title={messages.upload.csvUploaded(created, 0)} />;
  const isTotal = created === 0;
  return (
    <Banner
      tone={isTotal ? 'red' : 'amber'}
      title={isTotal ? messages.upload.eventsFailed : messages.upload.csvUploaded(created, failed)}
    >
      {stopReason !== null && <p>{stopReason}</p>}
      {untried > 0 && <p>{untried === 1 ? '1 row was' : `${untried} rows were`} not tried.</p>}
      <p>Rows already created are not created again. You can correct the rows below first.</p>
    </Banner>
  );
}
