import { foldText } from '../../text/fold.ts';

/**
 * What a word means in a date: month 1 to 12, weekday 0 (Sunday) to 6; `languages` is a bit set with one bit per
 * language.
 */
export interface WordMeaning {
  readonly part: 'month' | 'weekday';
  readonly value: number;
  readonly languages: number;
}

interface Calendar {
  /** From January; forms of one name are separated by a bar, and the first may be abbreviated. */
  readonly months: string;
  /** From Sunday. */
  readonly weekdays: string;
}

const english: Calendar = {
  months: 'january february march april may june july august september october november december',
  weekdays: 'sunday monday tuesday wednesday thursday friday saturday',
};

/** Without case and accents. Abbreviations that do not just cut off the end are listed next to the name. */
const others: readonly Calendar[] = [
  {
    months:
      'januar|janner februar marz|maerz|mrz april mai juni juli august september oktober november dezember',
    weekdays: 'sonntag montag dienstag mittwoch donnerstag freitag samstag|sonnabend',
  },
  {
    months: 'januari februari maart|mrt april mei juni juli augustus september oktober november december',
    weekdays: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
  },
  {
    months: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
  },
  {
    months:
      'enero febrero marzo abril mayo junio julio agosto septiembre|setiembre|set octubre noviembre diciembre',
    weekdays: 'domingo lunes martes miercoles jueves viernes sabado',
  },
  {
    months: 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
    weekdays: 'domingo segunda terca quarta quinta sexta sabado',
  },
  {
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    weekdays: 'domenica lunedi martedi mercoledi giovedi venerdi sabato',
  },
  {
    months: 'januar februar marts april maj juni juli august september oktober november december',
    weekdays: 'sondag mandag tirsdag onsdag torsdag fredag lordag',
  },
  {
    months: 'januar februar mars april mai juni juli august september oktober november desember',
    weekdays: 'sondag mandag tirsdag onsdag torsdag fredag lordag',
  },
  {
    months: 'januari februari mars april maj juni juli augusti september oktober november december',
    weekdays: 'sondag mandag tisdag onsdag torsdag fredag lordag',
  },
  {
    months:
      'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesakuuta heinakuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
    weekdays: 'sunnuntaina maanantaina tiistaina keskiviikkona torstaina perjantaina lauantaina',
  },
  {
    months:
      'styczen|stycznia luty|lutego marzec|marca kwiecien|kwietnia maj|maja czerwiec|czerwca lipiec|lipca ' +
      'sierpien|sierpnia wrzesien|wrzesnia pazdziernik|pazdziernika listopad|listopada grudzien|grudnia',
    weekdays: 'niedziela|nd|ndz poniedzialek|pn wtorek sroda czwartek piatek|pt sobota',
  },
  {
    months:
      'leden|ledna unor|unora brezen|brezna duben|dubna kveten|kvetna cerven|cervna|cvn cervenec|cervence|cvc ' +
      'srpen|srpna zari rijen|rijna listopad|listopadu prosinec|prosince',
    weekdays: 'nedele pondeli utery streda ctvrtek patek sobota',
  },
];

/** Returns what a word can mean in a date; empty if it is not a word of a date. */
export type CalendarWords = (word: string) => readonly WordMeaning[];

type WordIndex = ReadonlyMap<string, readonly WordMeaning[]>;

const none: readonly WordMeaning[] = [];
const shortestMonth = 3;

let englishIndex: WordIndex | null = null;
let europeanIndex: WordIndex | null = null;

/** English only, names abbreviated to three letters or more, such as "Thurs" and "Sept". */
export function englishWords(word: string): readonly WordMeaning[] {
  englishIndex ??= indexWords([english], 3);
  return englishIndex.get(foldText(word)) ?? none;
}

/** The languages of lineups in Europe, where weekdays are also abbreviated to two letters. */
export function europeanWords(word: string): readonly WordMeaning[] {
  europeanIndex ??= indexWords([english, ...others], 2);
  return europeanIndex.get(foldText(word)) ?? none;
}

/**
 * A whole name takes precedence over the same letters as an abbreviation: "červen" is June, although July is
 * "červenec".
 */
function indexWords(calendars: readonly Calendar[], shortestWeekday: number): WordIndex {
  const whole = new Map<string, WordMeaning[]>();
  const short = new Map<string, WordMeaning[]>();
  for (const [language, { months, weekdays }] of calendars.entries()) {
    const languages = 1 << language;
    for (const { forms, value } of namesOf(months, 1)) {
      noteName(whole, short, forms, shortestMonth, { part: 'month', value, languages });
    }
    for (const { forms, value } of namesOf(weekdays, 0)) {
      noteName(whole, short, forms, shortestWeekday, { part: 'weekday', value, languages });
    }
  }
  return new Map([...short, ...whole]);
}

function namesOf(names: string, first: number): { forms: readonly string[]; value: number }[] {
  return names.split(' ').map((forms, place) => ({ forms: forms.split('|'), value: place + first }));
}

function noteName(
  whole: Map<string, WordMeaning[]>,
  short: Map<string, WordMeaning[]>,
  forms: readonly string[],
  shortest: number,
  meaning: WordMeaning,
): void {
  for (const form of forms) note(whole, form, meaning);
  const [name = ''] = forms;
  for (let length = shortest; length < name.length; length += 1) note(short, name.slice(0, length), meaning);
}

function note(words: Map<string, WordMeaning[]>, word: string, meaning: WordMeaning): void {
  const known = words.get(word) ?? [];
  const at = known.findIndex(({ part, value }) => part === meaning.part && value === meaning.value);
  const same = known[at];
  if (same === undefined) known.push(meaning);
  else known[at] = { ...same, languages: same.languages | meaning.languages };
  words.set(word, known);
}
