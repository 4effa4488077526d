import type { PlainDate } from '@lineup/domain';

/** A point in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a pointer or the keyboard grabbed. */
export type Grip =
  | { readonly on: 'set' | 'block'; readonly id: string; readonly edge: Edge | null }
  /** An act of the tray, treated as if it were on this stage at this instant. */
  | { readonly on: 'act'; readonly id: string; readonly stage: string; readonly instant: number }
  /** An empty place on a stage, at an instant. */
  | { readonly on: 'empty'; readonly stage: string; readonly instant: number };

export type Edge = 'start' | 'end';

/** The displacement of a held item from its origin. */
export interface Aim {
  /** The shift in minutes; negative for earlier. */
  readonly minutes: number;
  /** The new stage; null if unchanged. */
  readonly stage: string | null;
  /** The new festival day; null if unchanged. */
  readonly day: PlainDate | null;
  readonly isCopy: boolean;
  /** Off the grid: for a set, over the tray; for an act of the tray, anywhere but the grid. */
  readonly isAway: boolean;
}

/** The held item, and its displacement. */
export interface Held extends Aim {
  readonly phase: 'dragging' | 'resizing' | 'drawing';
  readonly by: 'mouse' | 'touch' | 'keys';
  readonly grip: Grip;
  /** The shift of each edge, in minutes. */
  readonly stretched: Readonly<Record<Edge, number>>;
  /** The edge being resized. */
  readonly edge: Edge;
  /** True until the item is moved for the first time. */
  readonly isFresh: boolean;
}

/** The states of a gesture. */
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

/** The input events of a gesture, from pointer or keyboard. */
export type GestureEvent =
  | {
      readonly type: 'press';
      readonly by: 'mouse' | 'touch';
      readonly grip: Grip;
      readonly at: Point;
    }
  /** A touch was held long enough. */
  | { readonly type: 'rest' }
  | { readonly type: 'point'; readonly at: Point; readonly aim: Aim }
  /** The keyboard lifts a set or a block. */
  | { readonly type: 'lift'; readonly on?: 'set' | 'block'; readonly id: string; readonly isCopy?: boolean }
  /** The keyboard lifts an act that is not on the grid. */
  | { readonly type: 'take'; readonly grip: Grip }
  | { readonly type: 'nudge'; readonly minutes: number }
  | { readonly type: 'stretch'; readonly minutes: number }
  /** Selects the edge to resize. */
  | { readonly type: 'toEdge'; readonly edge: Edge }
  | { readonly type: 'toStage'; readonly stage: string }
  | { readonly type: 'toDay'; readonly day: PlainDate }
  /** Moves the set to the tray. */
  | { readonly type: 'away' }
  | { readonly type: 'release' }
  | { readonly type: 'cancel' };

/** Below this distance a mouse has not moved; a touch that moves further before it lifts is a scroll. In CSS pixels. */
const trembling = { mouse: 4, touch: 8 };

/** Returns true if the pointer has not moved noticeably between two points. */
export function isStill(by: 'mouse' | 'touch', from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) < trembling[by];
}

export const idle: Gesture = { phase: 'idle' };
const unstretched = { start: 0, end: 0 };
const nowhere: Aim = { minutes: 0, stage: null, day: null, isCopy: false, isAway: false };

/** The reducer of gestures; returns the same object if nothing changes. */
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
      // A copy keeps the length of its original.
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
  // The keyboard places an act on the grid at once; a pointer first has to drag it there.
  const isAway = grip.on === 'act' && by !== 'keys';
  return { phase, by, grip, ...nowhere, isAway, stretched: unstretched, edge: edge ?? 'end', isFresh: true };
}

/** Resizing and drawing use only the time. */
function aimed(held: Held, aim: Aim): Held {
  if (held.phase === 'resizing') return { ...held, stretched: { ...unstretched, [held.edge]: aim.minutes } };
  if (held.phase === 'drawing') return { ...held, minutes: aim.minutes };
  return { ...held, ...aim };
}
