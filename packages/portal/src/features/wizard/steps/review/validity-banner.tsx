import { Banner } from '../../../../design/notices/banner.tsx';
import { useDraftCounts } from '../../draft/use-draft.ts';

/** Whether anything is wrong. It stands there in both cases, so that mending the last fault moves nothing. */
export function ValidityBanner() {
  const { invalid } = useDraftCounts();
  return invalid > 0 ? (
    <Banner tone="red" title="Validation Issues Found">
      Some events have validation errors. Please fix them before saving.
    </Banner>
  ) : (
    <Banner tone="green" title="All events are valid">
      Ready to save.
    </Banner>
  );
}
