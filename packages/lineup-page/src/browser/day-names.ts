/**
 * Writes the page's dates in the language of the browser. They are dates of a calendar, not instants: read as noon in UTC and written
 * in UTC, they come out right whatever the machine knows of zones. Clock times stay as the server has written them.
 */
export function localizeDays(page: ParentNode, languages: readonly string[]): void {
  const [language] = languages;
  if (language === undefined) return;
  const long = dayFormat(languages, { weekday: 'long', day: 'numeric', month: 'long' });
  const weekday = dayFormat(languages, { weekday: 'short' });
  const write = (element: Element, text: string) => {
    if (element.textContent === text) return;
    element.textContent = text;
    element.setAttribute('lang', language);
  };
  for (const time of page.querySelectorAll<HTMLTimeElement>('.day > h2 > time'))
    write(time, long(time.dateTime));
  for (const time of page.querySelectorAll<HTMLTimeElement>('.bar time')) {
    write(time, `${weekday(time.dateTime)} ${Number(time.dateTime.slice(8))}`);
    const full = time.nextElementSibling;
    if (full !== null) write(full, long(time.dateTime));
  }
  for (const option of page.querySelectorAll<HTMLOptionElement>('select[name=day] option')) {
    const date = /\d{4}-\d\d-\d\d$/u.exec(option.value)?.[0];
    if (date !== undefined) write(option, long(date));
  }
}

/** Writes dates YYYY-MM-DD. */
function dayFormat(
  languages: readonly string[],
  options: Intl.DateTimeFormatOptions,
): (date: string) => string {
  const format = new Intl.DateTimeFormat([...languages], { ...options, timeZone: 'UTC' });
  return (date) => format.format(Date.parse(`${date}T12:00Z`));
}
