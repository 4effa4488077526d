import { useEffect } from 'react';
import './entry-head.css';

/**
 * Removes the head of the sign-in, which the document shows next to the root element to anyone who is not signed in
 * (build/first-script.js). The style sheet hides it as soon as a page is rendered; that page then removes it.
 */
export function useEntryHeadRemoved(): void {
  useEffect(() => document.getElementById('entry-head')?.remove(), []);
}
