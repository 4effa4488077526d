import type { RestoredInput } from './restored-banner.tsx';

/**
 * Where an editor is. `choosing`: somebody else's version is stored, and the person says which one stays. `saved`: done, and
 * nothing can be started any more. Whether an open editor has been edited follows from its input, see `isTouched`.
 */
export type EditorPhase = 'closed' | 'editing' | 'saving' | 'choosing' | 'saved';

/** Two versions to choose from. */
export interface EditorConflict<Base, Input> {
  readonly base: Base;
  /** What was typed over `base`. */
  readonly typed: Input;
  readonly theirs: Base;
  /** What is saved over theirs where the person keeps their own. */
  readonly mine: Input;
}

/** Input over the stored copy that it was begun from. */
export interface EditorState<Base, Input> {
  readonly phase: EditorPhase;
  readonly base: Base;
  readonly input: Input;
  /** What is stored now; null where that is not followed. */
  readonly latest: Base | 'gone' | null;
  /** Somebody else has changed what the input is based on. */
  readonly isOutdated: boolean;
  /** Somebody else has deleted it. */
  readonly isGone: boolean;
  /** One's own change from elsewhere touches what is typed; the input stays, over that change. */
  readonly isOverOwn: boolean;
  /** How often the input was refused; from the first time on the form shows what is wrong. */
  readonly refusals: number;
  /** Why the last try to save failed, as a text for the person. */
  readonly failure: string | null;
  /** The last conflict; it is to be shown while `choosing`. */
  readonly conflict: EditorConflict<Base, Input> | null;
  /** The text about restored input after a reload. */
  readonly restored: RestoredInput | null;
}

/** What an editor has to know of its form. */
export interface EditorRules<Base, Input> {
  /** The form as it is filled in from what is stored. */
  readonly inputOf: (base: Base) => Input;
  /** Whether saving either would store the same. */
  readonly isSame: (a: Input, b: Input) => boolean;
  readonly versionOf: (base: Base) => string | null;
  /** What of `typed` is saved over `theirs`, and whether that is for the person to decide. */
  readonly merge: (
    base: Base,
    typed: Input,
    theirs: Base,
  ) => { readonly mine: Input; readonly isChoice: boolean };
  /** Whether an open form takes over what others change, as far as there is nothing to choose. */
  readonly followsOthers: boolean;
  /**
   * The part of `theirs` that leaves nothing to choose, in the form and in what it is compared with; the version stays that of
   * `base`. Without it a form with a choice in it follows nothing until that is made.
   */
  readonly followPart?: (
    base: Base,
    typed: Input,
    theirs: Base,
  ) => { readonly base: Base; readonly input: Input };
  /** What is in the form where the person takes theirs: that alone unless given. What is not stored of it is then saved. */
  readonly takeTheirs?: (base: Base, typed: Input, theirs: Base) => Input;
  /** Without it a change that one makes oneself from elsewhere is met when saving, as anybody's. */
  readonly own?: OwnChanges<Base, Input>;
}

/** Who has made of `base` what is stored now; `pending` while a change of one's own is on its way. */
export type Whose = 'own' | 'pending' | 'other';

/** What an editor has to know to go on over its user's own changes. */
interface OwnChanges<Base, Input> {
  readonly whose: (base: Base, latest: Base) => Whose;
  /** What is typed, over the own change `own`; `isOver` where that touches the same. */
  readonly take: (base: Base, typed: Input, own: Base) => { readonly input: Input; readonly isOver: boolean };
}

export type EditorEvent<Base, Input> =
  | { readonly type: 'opened'; readonly base: Base }
  /** Undo after `closed`: the input is back. */
  | { readonly type: 'reopened' }
  | { readonly type: 'edited'; readonly input: Input }
  /** Back to what is stored. */
  | { readonly type: 'discarded' }
  /** This is stored now. */
  | { readonly type: 'followed'; readonly latest: Base | 'gone' }
  | { readonly type: 'saving' }
  /** The input breaks a rule. */
  | { readonly type: 'refused' }
  /** A part of it is stored; saving goes on. */
  | { readonly type: 'rebased'; readonly base: Base; readonly input: Input }
  /** Somebody else was faster. */
  | { readonly type: 'outdated'; readonly theirs: Base; readonly typed: Input }
  | { readonly type: 'choseMine' }
  | { readonly type: 'choseTheirs' }
  | { readonly type: 'dismissed' }
  /** There is nothing stored to be changed any more. */
  | { readonly type: 'vanished' }
  | { readonly type: 'failed'; readonly reason: string }
  /** The person ended it. */
  | { readonly type: 'stopped' }
  | { readonly type: 'stored' }
  | { readonly type: 'closed' };

/** When an event counts. Out of place it changes nothing: a second click saves nothing twice. */
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

/** What an editor begins with. */
export interface EditorStart<Base, Input> {
  readonly base: Base;
  /** What is in the form, where that is not what is stored. */
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

/** The state after `event`; the same object where the event does not count in this phase. */
export function reduceEditor<Base, Input>(
  state: EditorState<Base, Input>,
  event: EditorEvent<Base, Input>,
  rules: EditorRules<Base, Input>,
): EditorState<Base, Input> {
  return phases[event.type].includes(state.phase) ? follow(after(state, event, rules), rules) : state;
}

/** Returns true if an open editor holds input that is not stored. */
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

/** Asks which version stays; where nothing is to be chosen, saving goes on over theirs. */
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

/** Takes notice of what is stored now, but not while saving: what changes then is one's own doing. */
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
