/**
 * Sets the text of an element and flashes it on every change except the first. With reduced motion, the styles disable
 * the flash.
 */
export function flashOnChange(element: HTMLElement, text: string): void {
  if (element.textContent === text) return;
  const isFirst = element.dataset['shown'] === undefined;
  element.dataset['shown'] = '';
  element.textContent = text;
  if (isFirst) return;
  element.classList.remove('changed');
  // Restarts the animation if it is running.
  void element.offsetWidth;
  element.classList.add('changed');
}
