import { useNavigate } from '@tanstack/react-router';

/** Lists the sets of a stage alone, or of all stages; the address stores which. */
export function useChooseStage(): (stage: string | undefined) => void {
  const navigate = useNavigate();
  return (only) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, only, set: undefined, stage: undefined }),
      replace: true,
      resetScroll: false,
    });
}
