import type { PlainDate } from '@lineup/domain';

/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a hand or the keyboard takes hold of. */
export type Grip =
  | { readonly on: 'set' | 'block'; readonly id: string; readonly edge: Edge | null }
  /** An act of the tray, which is on no stage: as if it were on this one at this instant. */
  | { readonly on: 'act'; readonly id: string; readonly stage: string; readonly instant: number }
  /** An empty place of a stage, at an instant. */
  | { readonly on: 'empty'; readonly stage: string; readonly instant: number };

export type Edge = 'start' | 'end';

/** Where a held thing is taken, from where it was. */
export interface Aim {
  /** How much later; earlier where negative. */
  readonly minutes: number;
  /** To this stage; null where it stays. */
  readonly stage: string | null;
  /** To this festival day; null where it stays. */
  readonly day: PlainDate | null;
  readonly isCopy: boolean;
  /** Off the grid: a set over the tray, an act of the tray anywhere else. */
  readonly isAway: boolean;
}

/** What is held, and where it has been taken. */
export interface Held extends Aim {
  readonly phase: 'dragging' | 'resizing' | 'drawing';
  readonly by: 'mouse' | 'touch' | 'keys';
  readonly grip: Grip;
  /** How much later each of its edges is. */
  readonly stretched: Readonly<Record<Edge, number>>;
  /** The one that is drawn. */
  readonly edge: Edge;
  /** Whether it has only been lifted, and taken nowhere yet. */
  readonly isFresh: boolean;
}

/** A gesture from its beginning to its end. */
export type Gesture =
  | { readonly phase: 'idle' | 'cancelled' }
  | {
      readonly phase: 'pressed';
      readonly by: 'mouse' | 'touch';
      readonly grip: Grip;
      readonly at: Point;
    }
  | Held
  | { readonly phase: 'dropped'; readonly held: Held };

/** What happens to it, by a pointer or by keys. */
export type GestureEvent =
  | {
      readonly type: 'press';
      readonly by: 'mouse' | 'touch';
      readonly grip: Grip;
      readonly at: Point;
    }
  /** A finger has rested for long enough. */
  | { readonly type: 'rest' }
  | { readonly type: 'point'; readonly at: Point; readonly aim: Aim }
  /** The keyboard lifts a set or a block. */
  | { readonly type: 'lift'; readonly on?: 'set' | 'block'; readonly id: string; readonly isCopy?: boolean }
  /** The keys take what is not on the grid. */
  | { readonly type: 'take'; readonly grip: Grip }
  | { readonly type: 'nudge'; readonly minutes: number }
  | { readonly type: 'stretch'; readonly minutes: number }
  /** From now on this edge is the one that is drawn. */
  | { readonly type: 'toEdge'; readonly edge: Edge }
  | { readonly type: 'toStage'; readonly stage: string }
  | { readonly type: 'toDay'; readonly day: PlainDate }
  /** Into the tray. */
  | { readonly type: 'away' }
  | { readonly type: 'release' }
  | { readonly type: 'cancel' };

/** A mouse that moves less far than this trembles; a finger that moves further before it has rested scrolls. In CSS pixels. */
const trembling = { mouse: 4, touch: 8 };

/** Returns true if what was pressed at one point has not moved, by the other. */
export function isStill(by: 'mouse' | 'touch', from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) < trembling[by];
}

export const idle: Gesture = { phase: 'idle' };
const unstretched = { start: 0, end: 0 };
const nowhere: Aim = { minutes: 0, stage: null, day: null, isCopy: false, isAway: false };

/** What becomes of a gesture; the same object where nothing does. */
export function nextGesture(gesture: Gesture, event: GestureEvent): Gesture {
  if (isHeld(gesture)) {
    const next = whileHeld(gesture, event);
    return isHeld(next) && next !== gesture && next.isFresh ? { ...next, isFresh: false } : next;
  }
  if (gesture.phase === 'pressed') return whilePressed(gesture, event);
  switch (event.type) {
    case 'press':
      return { phase: 'pressed', by: event.by, grip: event.grip, at: event.at };
    case 'lift':
      return {
        ...lifted({ on: event.on ?? 'set', id: event.id, edge: null }, 'keys'),
        isCopy: event.isCopy ?? false,
      };
    case 'take':
      return lifted(event.grip, 'keys');
    default:
      return gesture;
  }
}

/** Returns true if something is held. */
export function isHeld(gesture: Gesture): gesture is Held {
  return gesture.phase === 'dragging' || gesture.phase === 'resizing' || gesture.phase === 'drawing';
}

function whilePressed(pressed: Extract<Gesture, { phase: 'pressed' }>, event: GestureEvent): Gesture {
  const { by, grip, at } = pressed;
  switch (event.type) {
    case 'rest':
      return by === 'touch' ? lifted(grip, by) : pressed;
    case 'point': {
      if (isStill(by, at, event.at)) return pressed;
      return by === 'touch' ? idle : aimed(lifted(grip, by), event.aim);
    }
    case 'release':
    case 'cancel':
      return idle;
    default:
      return pressed;
  }
}

function whileHeld(held: Held, event: GestureEvent): Gesture {
  switch (event.type) {
    case 'point':
      return held.by === 'keys' ? held : aimed(held, event.aim);
    case 'nudge':
      return { ...held, phase: 'dragging', minutes: held.minutes + event.minutes };
    case 'stretch':
      // A copy is as long as what it is copied from.
      if (held.isCopy) return held;
      return {
        ...held,
        phase: 'resizing',
        stretched: { ...held.stretched, [held.edge]: held.stretched[held.edge] + event.minutes },
      };
    case 'toEdge':
      return held.isCopy || held.edge === event.edge ? held : { ...held, edge: event.edge };
    case 'toStage':
      return { ...held, phase: 'dragging', stage: event.stage };
    case 'away':
      return { phase: 'dropped', held: { ...held, isAway: true } };
    case 'toDay':
      return { ...held, phase: 'dragging', day: event.day };
    case 'release':
      return { phase: 'dropped', held };
    case 'cancel':
      return { phase: 'cancelled' };
    default:
      return held;
  }
}

function lifted(grip: Grip, by: Held['by']): Held {
  const edge = 'edge' in grip ? grip.edge : null;
  const phase = grip.on === 'empty' ? 'drawing' : edge === null ? 'dragging' : 'resizing';
  // The keys take an act onto the grid; a hand has it where it was until it goes there.
  const isAway = grip.on === 'act' && by !== 'keys';
  return { phase, by, grip, ...nowhere, isAway, stretched: unstretched, edge: edge ?? 'end', isFresh: true };
}

/** An edge goes up and down only, and so does what is drawn. */
function aimed(held: Held, aim: Aim): Held {
  if (held.phase === 'resizing') return { ...held, stretched: { ...unstretched, [held.edge]: aim.minutes } };
  if (held.phase === 'drawing') return { ...held, minutes: aim.minutes };
  return { ...held, ...aim };
}
