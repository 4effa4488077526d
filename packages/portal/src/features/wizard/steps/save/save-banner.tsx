import { Banner } from '../../../../design/notices/banner.tsx';

interface SaveBannerProps {
  readonly count: number;
  readonly invalid: number;
  /** The stages that the festival gains by the save. */
  readonly addedStages: readonly string[];
}

/** Whether the draft can be saved, and what the save does. */
export function SaveBanner({ count, invalid, addedStages }: SaveBannerProps) {
  if (invalid > 0) {
    return (
      <Banner tone="red">Cannot save events with validation errors. Please fix them in the edit step.</Banner>
    );
  }
  return (
    <Banner tone="blue">
      <p>Ready to save {count} events to the festival schedule</p>
      {addedStages.length > 0 && (
        <p>
          The festival has no stages yet. {addedStages.length === 1 ? 'This stage is' : 'These stages are'}{' '}
          added to it: {addedStages.join(', ')}
        </p>
      )}
    </Banner>
  );
}
