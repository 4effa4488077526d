import { useEffect } from 'react';
import './entry-head.css';

/**
 * The document shows the head of the sign-in to anyone who is not signed in, next to the place of the pages (build/first-script.js).
 * The style sheet hides it in the moment in which a page is there; whoever is that page takes it away.
 */
export function useEntryHeadRemoved(): void {
  useEffect(() => document.getElementById('entry-head')?.remove(), []);
}
