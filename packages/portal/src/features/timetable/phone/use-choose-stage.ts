import { useNavigate } from '@tanstack/react-router';

/** Returns a function that lists a single stage, or all for undefined; the address stores it. */
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
