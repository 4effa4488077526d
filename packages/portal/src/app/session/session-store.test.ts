import type { PortalSession } from '@lineup/services';
import { expect, test, vi } from 'vitest';
import { administrator } from '../../testing/sessions.ts';
import { createSessionStore } from './session-store.ts';

const signedIn: PortalSession = { state: 'signedIn', user: { ...administrator, permissions: ['admin'] } };
const signedOut: PortalSession = { state: 'signedOut' };

function follow() {
  let show: (session: PortalSession) => void = () => undefined;
  let deny: (message: string) => void = () => undefined;
  const events = { onLost: vi.fn<() => void>() };
  const users = {
    observeSession(listener: typeof show, onDenied: typeof deny) {
      show = listener;
      deny = onDenied;
      return () => undefined;
    },
  };
  const store = createSessionStore(users, events);
  return {
    store,
    events,
    show: (session: PortalSession) => show(session),
    deny: (text: string) => deny(text),
  };
}

test('the session is loading until the provider has answered', () => {
  const { store, show } = follow();
  const listener = vi.fn();
  store.subscribe(listener);
  expect(store.get()).toEqual({ state: 'loading' });
  show(signedOut);
  expect(store.get()).toBe(signedOut);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a session that ends by itself is lost, until one signs in again', () => {
  const { store, events, show } = follow();
  show(signedIn);
  show(signedOut);
  expect(store.wasLost()).toBe(true);
  expect(events.onLost).toHaveBeenCalledTimes(1);
  show(signedIn);
  expect(store.wasLost()).toBe(false);
});

test('leaving is no loss', () => {
  const { store, events, show } = follow();
  show(signedIn);
  store.setLeaving(true);
  show(signedOut);
  expect(store.wasLost()).toBe(false);
  expect(events.onLost).not.toHaveBeenCalled();
});

test('who never was signed in loses nothing', () => {
  const { store, show } = follow();
  show({ state: 'enrolment', user: administrator });
  show(signedOut);
  expect(store.wasLost()).toBe(false);
});

test('who is denied is told why, and not that the session was lost', () => {
  const { store, events, show, deny } = follow();
  show(signedIn);
  deny('Access denied.');
  show(signedOut);
  expect(store.denial()).toBe('Access denied.');
  expect(events.onLost).not.toHaveBeenCalled();
});

test('who is turned away while signing in again has lost the session all the same, and is not leaving', () => {
  const { store, show, deny } = follow();
  show(signedIn);
  show(signedOut);
  deny('Error verifying permissions.');
  show(signedOut);
  expect(store.wasLost()).toBe(true);
  expect(store.isLeaving()).toBe(false);
});

test('the last user is remembered over the end of the session', () => {
  const { store, show } = follow();
  expect(store.lastUser()).toBeNull();
  show(signedIn);
  show(signedOut);
  expect(store.lastUser()?.email).toBe('admin@festival.example');
});

test('leaving is told to whoever follows the session, and is over with the next sign-in', () => {
  const { store, show } = follow();
  show(signedIn);
  const listener = vi.fn();
  store.subscribe(listener);
  store.setLeaving(true);
  expect(listener).toHaveBeenCalledTimes(1);
  show(signedOut);
  show(signedIn);
  expect(store.isLeaving()).toBe(false);
});
