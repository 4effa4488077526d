/** Sets the text of an element; one that changes flashes, but for the first. Styles leave that out where motion is to be reduced. */
export function flashOnChange(element: HTMLElement, text: string): void {
  if (element.textContent === text) return;
  const isFirst = element.dataset['shown'] === undefined;
  element.dataset['shown'] = '';
  element.textContent = text;
  if (isFirst) return;
  element.classList.remove('changed');
  // Begins the animation again where one is running.
  void element.offsetWidth;
  element.classList.add('changed');
}
