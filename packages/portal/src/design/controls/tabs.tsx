import { clsx } from 'clsx';
import {
  createContext,
  use,
  useId,
  useMemo,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { CrashBoundary } from '../notices/crash-boundary.tsx';
import classes from './tabs.module.css';

interface TabsState {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const TabsContext = createContext<TabsState | null>(null);

function useTabs(): TabsState {
  const state = use(TabsContext);
  if (state === null) throw new Error('A tab needs <Tabs> above it');
  return state;
}

interface TabsProps {
  /** The selected tab. The value becomes part of an id and must not contain spaces. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

/** Panels of which one is shown at a time; only that one is mounted. */
export function Tabs({ value, onChange, children }: TabsProps) {
  const id = useId();
  const state = useMemo(() => ({ id, value, onChange }), [id, value, onChange]);
  return <TabsContext value={state}>{children}</TabsContext>;
}

interface TabListProps {
  readonly 'aria-label': string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The tabs. The arrow keys, Home and End move between them and select. */
export function TabList({ className, children, ...list }: TabListProps) {
  return (
    <div {...list} className={clsx(classes['list'], className)} role="tablist" aria-orientation="horizontal">
      {children}
    </div>
  );
}

interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  readonly value: string;
}

export function Tab({ value, className, children, ...button }: TabProps) {
  const { id, value: shown, onChange } = useTabs();
  return (
    <button
      {...button}
      type="button"
      className={clsx(classes['tab'], className)}
      role="tab"
      id={`${id}-tab-${value}`}
      aria-selected={value === shown}
      aria-controls={`${id}-panel-${value}`}
      tabIndex={value === shown ? 0 : -1}
      onClick={() => onChange(value)}
      onKeyDown={goOn}
    >
      <span>{children}</span>
    </button>
  );
}

function goOn(event: KeyboardEvent<HTMLElement>): void {
  const next = neighbourTab(event.currentTarget, event.key);
  if (next === null) return;
  event.preventDefault();
  next.focus();
  next.click();
}

interface TabPanelProps {
  readonly value: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function TabPanel({ value, className, children }: TabPanelProps) {
  const { id, value: shown } = useTabs();
  return (
    <div
      className={className}
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      hidden={value !== shown}
    >
      {value === shown && <CrashBoundary shown={value}>{children}</CrashBoundary>}
    </div>
  );
}

/** Returns the tab that a key moves to from `tab`, wrapping at the ends; null for any other key. */
function neighbourTab(tab: HTMLElement, key: string): HTMLElement | null {
  const list = tab.closest('[role="tablist"]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const at = tabs.indexOf(tab);
  switch (key) {
    case 'ArrowRight':
      return tabs.at((at + 1) % tabs.length) ?? null;
    case 'ArrowLeft':
      return tabs.at(at - 1) ?? null;
    case 'Home':
      return tabs.at(0) ?? null;
    case 'End':
      return tabs.at(-1) ?? null;
    default:
      return null;
  }
}
