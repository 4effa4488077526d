import type { RestoredInput } from './restored-banner.tsx';

/**
 * The phase of an editor. `choosing`: somebody else's version is stored, and the user decides which one stays. `saved`:
 * done, nothing more can be started. Whether an open editor was edited follows from its input, see `isTouched`.
 */
export type EditorPhase = 'closed' | 'editing' | 'saving' | 'choosing' | 'saved';

/** The two versions to choose from. */
export interface EditorConflict<Base, Input> {
  readonly base: Base;
  /** The user's input over `base`. */
  readonly typed: Input;
  readonly theirs: Base;
  /** What is saved over theirs if the user keeps their own version. */
  readonly mine: Input;
}

/** Input, and the stored copy on which it is based. */
export interface EditorState<Base, Input> {
  readonly phase: EditorPhase;
  readonly base: Base;
  readonly input: Input;
  /** What is stored now; null if that is not followed. */
  readonly latest: Base | 'gone' | null;
  /** Somebody else has changed the record on which the input is based. */
  readonly isOutdated: boolean;
  /** Somebody else has deleted the record. */
  readonly isGone: boolean;
  /** The user's own change from elsewhere touches the input; the input stays, on top of that change. */
  readonly isOverOwn: boolean;
  /** How often the input was refused. From the first refusal on, the form shows its errors. */
  readonly refusals: number;
  /** Why the last attempt to save failed, as a text for the user. */
  readonly failure: string | null;
  /** The last conflict; shown while `choosing`. */
  readonly conflict: EditorConflict<Base, Input> | null;
  /** The notice about input restored after a reload. */
  readonly restored: RestoredInput | null;
}

/** What an editor needs to know about its form. */
export interface EditorRules<Base, Input> {
  /** Fills in the form from the stored record. */
  readonly inputOf: (base: Base) => Input;
  /** Returns true if saving either would store the same. */
  readonly isSame: (a: Input, b: Input) => boolean;
  readonly versionOf: (base: Base) => string | null;
  /** Returns what of `typed` is saved over `theirs`, and whether the user has to decide. */
  readonly merge: (
    base: Base,
    typed: Input,
    theirs: Base,
  ) => { readonly mine: Input; readonly isChoice: boolean };
  /** Whether an open form takes over other people's changes that do not conflict. */
  readonly followsOthers: boolean;
  /**
   * Applies the part of `theirs` that does not conflict to the form and to the copy that it is compared with; the
   * version stays that of `base`. Without it, a form with a conflict takes over nothing until the user has decided.
   */
  readonly followPart?: (
    base: Base,
    typed: Input,
    theirs: Base,
  ) => { readonly base: Base; readonly input: Input };
  /**
   * Returns the form's content if the user takes their version; by default only that version. Differences from the
   * stored record are then saved.
   */
  readonly takeTheirs?: (base: Base, typed: Input, theirs: Base) => Input;
  /** Without it, the user's own changes from elsewhere are treated like anybody's when saving. */
  readonly own?: OwnChanges<Base, Input>;
}

/** Who changed `base` to what is stored now; `pending` while a change of the user's own is still being stored. */
export type Whose = 'own' | 'pending' | 'other';

/** What an editor needs to continue on top of its user's own changes. */
interface OwnChanges<Base, Input> {
  readonly whose: (base: Base, latest: Base) => Whose;
  /** Applies the input on top of the user's own change `own`; `isOver` if both touch the same. */
  readonly take: (base: Base, typed: Input, own: Base) => { readonly input: Input; readonly isOver: boolean };
}

export type EditorEvent<Base, Input> =
  | { readonly type: 'opened'; readonly base: Base }
  /** Undo after `closed`: the input is restored. */
  | { readonly type: 'reopened' }
  | { readonly type: 'edited'; readonly input: Input }
  /** The form returns to what is stored. */
  | { readonly type: 'discarded' }
  /** The stored record changed. */
  | { readonly type: 'followed'; readonly latest: Base | 'gone' }
  | { readonly type: 'saving' }
  /** The input breaks a rule. */
  | { readonly type: 'refused' }
  /** A part of the input is stored; saving continues. */
  | { readonly type: 'rebased'; readonly base: Base; readonly input: Input }
  /** Somebody else saved first. */
  | { readonly type: 'outdated'; readonly theirs: Base; readonly typed: Input }
  | { readonly type: 'choseMine' }
  | { readonly type: 'choseTheirs' }
  | { readonly type: 'dismissed' }
  /** The stored record no longer exists. */
  | { readonly type: 'vanished' }
  | { readonly type: 'failed'; readonly reason: string }
  /** The user stopped it. */
  | { readonly type: 'stopped' }
  | { readonly type: 'stored' }
  | { readonly type: 'closed' };

/**
 * The phases in which each event applies. In any other phase it is ignored, so that a second click does not save twice.
 */
const phases: Readonly<Record<EditorEvent<never, never>['type'], readonly EditorPhase[]>> = {
  opened: ['closed', 'saved'],
  reopened: ['closed'],
  edited: ['editing'],
  discarded: ['editing'],
  followed: ['closed', 'editing', 'saving', 'choosing', 'saved'],
  saving: ['editing'],
  refused: ['editing', 'saving'],
  rebased: ['saving'],
  outdated: ['saving'],
  choseMine: ['choosing'],
  choseTheirs: ['choosing'],
  dismissed: ['choosing'],
  vanished: ['saving'],
  failed: ['saving'],
  stopped: ['saving'],
  stored: ['saving'],
  closed: ['editing', 'choosing'],
};

/** The initial state of an editor. */
export interface EditorStart<Base, Input> {
  readonly base: Base;
  /** The form's content, if it differs from the stored record. */
  readonly input?: Input | undefined;
  readonly isOpen: boolean;
  readonly restored?: RestoredInput | null;
}

export function startEditor<Base, Input>(
  { base, input, isOpen, restored = null }: EditorStart<Base, Input>,
  rules: EditorRules<Base, Input>,
): EditorState<Base, Input> {
  return {
    phase: isOpen ? 'editing' : 'closed',
    base,
    input: input ?? rules.inputOf(base),
    latest: null,
    isOutdated: false,
    isGone: false,
    isOverOwn: false,
    refusals: 0,
    failure: null,
    conflict: null,
    restored,
  };
}

/** Returns the state after `event`; the same object if the event is ignored in this phase. */
export function reduceEditor<Base, Input>(
  state: EditorState<Base, Input>,
  event: EditorEvent<Base, Input>,
  rules: EditorRules<Base, Input>,
): EditorState<Base, Input> {
  return phases[event.type].includes(state.phase) ? follow(after(state, event, rules), rules) : state;
}

/** Returns true if an open editor holds unsaved input. */
export function isTouched<Base, Input>(
  { phase, base, input }: EditorState<Base, Input>,
  rules: EditorRules<Base, Input>,
): boolean {
  return isOpen(phase) && !rules.isSame(input, rules.inputOf(base));
}

export function isOpen(phase: EditorPhase): boolean {
  return phase !== 'closed' && phase !== 'saved';
}

function after<Base, Input>(
  state: EditorState<Base, Input>,
  event: EditorEvent<Base, Input>,
  rules: EditorRules<Base, Input>,
): EditorState<Base, Input> {
  switch (event.type) {
    case 'opened':
      return { ...startEditor({ base: event.base, isOpen: true }, rules), latest: event.base };
    case 'edited':
      return { ...state, input: event.input };
    case 'discarded':
      return { ...state, ...filledIn(state.base, rules), restored: null };
    case 'followed':
      return { ...state, latest: event.latest, isGone: state.isGone && state.phase !== 'editing' };
    case 'saving':
      return { ...state, phase: 'saving', failure: null };
    case 'refused':
      return { ...state, phase: 'editing', refusals: state.refusals + 1 };
    case 'rebased':
      return { ...state, base: event.base, input: event.input, refusals: 0 };
    case 'outdated':
      return meet(state, event, rules);
    case 'choseMine':
      return { ...keepMine(state), phase: 'saving' };
    case 'choseTheirs':
      return takeTheirs(state, rules);
    case 'vanished':
      return { ...state, phase: 'editing', isGone: true };
    case 'failed':
      return { ...state, phase: 'editing', failure: event.reason };
    case 'reopened':
    case 'dismissed':
    case 'stopped':
      return { ...state, phase: 'editing' };
    case 'stored':
      return { ...state, phase: 'saved', restored: null };
    case 'closed':
      break;
  }
  return { ...state, phase: 'closed', failure: null, restored: null };
}

function filledIn<Base, Input>(base: Base, rules: EditorRules<Base, Input>) {
  return { input: rules.inputOf(base), refusals: 0, isOverOwn: false };
}

/** Asks which version stays. Without a conflict, saving continues on top of theirs. */
function meet<Base, Input>(
  state: EditorState<Base, Input>,
  { theirs, typed }: { readonly theirs: Base; readonly typed: Input },
  rules: EditorRules<Base, Input>,
): EditorState<Base, Input> {
  const { base } = state;
  const { mine, isChoice } = rules.merge(base, typed, theirs);
  const met = { ...state, conflict: { base, typed, theirs, mine } };
  return isChoice ? { ...met, phase: 'choosing' } : keepMine(met);
}

function keepMine<Base, Input>(state: EditorState<Base, Input>): EditorState<Base, Input> {
  const { conflict } = state;
  return conflict === null ? state : { ...state, base: conflict.theirs, input: conflict.mine, refusals: 0 };
}

function takeTheirs<Base, Input>(
  state: EditorState<Base, Input>,
  rules: EditorRules<Base, Input>,
): EditorState<Base, Input> {
  if (state.conflict === null) return state;
  const { base, typed, theirs } = state.conflict;
  const stored = filledIn(theirs, rules);
  const input = rules.takeTheirs?.(base, typed, theirs) ?? stored.input;
  const phase = rules.isSame(input, stored.input) ? 'editing' : 'saving';
  return { ...state, ...stored, phase, base: theirs, input };
}

/** Takes over what is stored now, except while saving: changes are then the user's own. */
function follow<Base, Input>(
  state: EditorState<Base, Input>,
  rules: EditorRules<Base, Input>,
): EditorState<Base, Input> {
  const { phase, base, input, latest } = state;
  if (phase !== 'editing' || latest === null) return { ...state, isOutdated: false };
  if (latest === 'gone') return { ...state, isOutdated: false, isGone: true };
  const isOutdated = rules.versionOf(latest) !== rules.versionOf(base);
  const whose = isOutdated ? (rules.own?.whose(base, latest) ?? 'other') : 'other';
  if (whose === 'pending') return { ...state, isOutdated: false };
  if (whose === 'own' && rules.own !== undefined) return overOwn(state, latest, rules.own);
  if (!isOutdated || !rules.followsOthers) return { ...state, isOutdated };
  const theirs = rules.inputOf(latest);
  const isFree = rules.isSame(input, rules.inputOf(base)) || rules.isSame(input, theirs);
  if (isFree) return { ...state, base: latest, ...filledIn(latest, rules), isOutdated: false };
  const { mine, isChoice } = rules.merge(base, input, latest);
  if (!isChoice) return { ...state, base: latest, input: mine, isOutdated: false };
  return { ...state, ...rules.followPart?.(base, input, latest), isOutdated: true };
}

function overOwn<Base, Input>(
  state: EditorState<Base, Input>,
  latest: Base,
  { take }: OwnChanges<Base, Input>,
): EditorState<Base, Input> {
  const { input, isOver } = take(state.base, state.input, latest);
  return { ...state, base: latest, input, isOutdated: false, isOverOwn: state.isOverOwn || isOver };
}
