import type { Texts } from './texts.ts';

/** The texts of the public page in Polish. */
export const pl: Partial<Texts> = {
  // The document.
  title: '{festival}: program',
  titleOfArtists: '{festival}: artyści',
  description: 'Program według godzin, scen i artystów. {about}',
  skip: 'Przejdź do programu',
  preview: 'Podgląd, niepubliczny: prosimy, nie udostępniaj go.',
  countOfArtists: '{count, plural, one {# artysta} few {# artystów} many {# artystów} other {# artysty}}',
  countOfSets: '{count, plural, one {# występ} few {# występy} many {# występów} other {# występu}}',
  countOfStages: '{count, plural, one {# scena} few {# sceny} many {# scen} other {# sceny}}',
  release: 'Wersja {number}, opublikowana {moment}.',
  releaseLate: 'Wersja {number}, opublikowana {moment}, później niż planowano ({planned}).',
  links: 'Linki',
  more: 'Więcej',
  less: 'Mniej',
  language: 'Język',

  // Views and the toolbar.
  views: 'Widoki',
  viewNow: 'Teraz',
  viewTime: 'Godziny',
  viewStages: 'Sceny',
  viewGrid: 'Siatka',
  viewArtists: 'Artyści',
  days: 'Dni',
  later: 'Później',
  search: 'Szukaj',
  searchAndFilter: 'Szukaj i filtruj',
  searchField: 'Szukaj artystów i scen',
  searchHint: 'Artysta lub scena',
  stage: 'Scena',
  allStages: 'Wszystkie sceny',
  day: 'Dzień',
  allDays: 'Wszystkie dni',
  myPicks: 'Moje ulubione',

  // The lineup.
  timetable: 'Harmonogram: {day}',
  daysToCome: 'Dni do ogłoszenia',
  dayToCome: 'Dzień do ogłoszenia',
  stageToCome: 'Scena do ogłoszenia',
  timeToCome: 'Godzina do ogłoszenia',
  timeToComeShort: 'TBA',
  nameToCome: 'Do ogłoszenia',
  afterMidnight: 'Po północy – {weekday}',
  nightOf: '{day} w nocy, {time}',
  until: 'do {time}',
  cancelled: 'Odwołano',
  replaced: 'Zastąpiono',
  replacedBy: 'W zastępstwie: {name}',
  changeNew: 'Nowość',
  changeMoved: 'Przeniesiono {from} → {to}',
  changeMovedFrom: 'Przeniesiono (było: {place})',
  changeRestored: 'Jednak się odbędzie',
  zone: 'Wszystkie godziny podano w strefie czasowej festiwalu ({zone}).',
  evening: 'Występy po północy (do {time}) znajdziesz pod poprzednim wieczorem.',

  // Changes in the release.
  changes:
    '{count, plural, one {# zmiana} few {# zmiany} many {# zmian} other {# zmiany}} od poprzedniej wersji',
  isNew: '{name} – nowość: {place}',
  moves: '{name} – przeniesiono: {place}',
  movesWas: '{name} – przeniesiono: {place} (wcześniej: {was})',
  isRenamed: '{name} – nowa nazwa (wcześniej: {was})',
  isCancelled: '{name} – występ odwołany',
  isReplaced: '{name} – zmiana artysty',
  isRestored: '{name} – występ jednak się odbędzie: {place}',
  isRemoved: '{name} – usunięto z programu',
  hasNews: '{name} – nowe informacje: {place}',
  moreChanges:
    '{count, plural, one {I jeszcze # zmiana.} few {I jeszcze # zmiany.} many {I jeszcze # zmian.} other {I jeszcze # zmiany.}}',

  // Calendars and data.
  feeds: 'Kalendarze i dane',
  feedsHint:
    'Subskrybuj program, używając jego adresu. Aplikacje kalendarza odświeżają się co kilka godzin: w dniu festiwalu zaglądaj tutaj.',
  feedAll: 'Kalendarz całego programu',
  feedTable: 'Tabela (CSV)',
  feedData: 'Dane (JSON)',
  feedSchema: 'Schemat danych',
  feedScheduleXml: 'Harmonogram (XML)',
  feedScheduleJson: 'Harmonogram (JSON)',
  feedsByStage: 'Kalendarze scen',
  feedsByArtist: 'Kalendarze artystów są na stronie z artystami.',
  calendar: 'Kalendarz',
  calendarOf: 'Kalendarz: {name}',

  feedCancelled: 'Odwołano: {name}',
  feedReplacedBy: 'W zastępstwie: {name}.',
  feedOfArtist: '{artist} – {festival}',
  feedOfPicks: '{festival}: moje ulubione',

  // Artists.
  setsOfArtist: '{count, plural, one {Kiedy i gdzie} few {# występy} many {# występów} other {# występu}}',
  website: 'Strona WWW',

  // Notices shown instead of a lineup.
  secretTitle: 'Program to wciąż tajemnica',
  secret: 'Nic jeszcze nie ogłoszono. Zajrzyj tu wkrótce: ogłoszenia pojawią się najpierw tutaj.',
  noArtistsTitle: 'Nie ogłoszono jeszcze żadnych artystów',
  noArtists: 'Zajrzyj tu wkrótce.',
  withdrawnTitle: 'Ten program został wycofany',
  withdrawn:
    'Festiwal na razie wycofał swój program. To, co tu ogłoszono, jest już nieaktualne. Zajrzyj tu później.',

  // The page script.
  scriptSets: '{count, plural, one {# występ.} few {# występy.} many {# występów.} other {# występu.}}',
  scriptMyPicks:
    '{count, plural, one {Moje ulubione: # występ.} few {Moje ulubione: # występy.} many {Moje ulubione: # występów.} other {Moje ulubione: # występu.}}',
  scriptPicksOverlap:
    '{count, plural, one {# z nich nakłada się na inny.} few {# z nich nakładają się na siebie.} many {# z nich nakłada się na siebie.} other {# z nich nakłada się na siebie.}}',
  scriptSharedPicks:
    '{count, plural, one {Udostępnione ulubione: # występ.} few {Udostępnione ulubione: # występy.} many {Udostępnione ulubione: # występów.} other {Udostępnione ulubione: # występu.}}',
  scriptPicksChanged:
    '{count, plural, one {Zmienił się # ulubiony występ.} few {Zmieniły się # ulubione występy.} many {Zmieniło się # ulubionych występów.} other {Zmieniło się # ulubionego występu.}}',
  scriptShowMyPicks: 'Pokaż ulubione',
  scriptMyPicksButton: 'Moje ulubione ({count})',
  scriptShowAll: 'Pokaż wszystko',
  scriptAddShared: 'Dodaj do moich',
  scriptShareLink: 'Udostępnij link',
  scriptCalendarFile: 'Plik kalendarza',
  scriptCalendarAddress: 'Adres kalendarza',
  scriptOverlap: 'Jednocześnie: {names}',
  scriptPick: 'Ulubione: {name}',
  scriptAddPick: 'Dodaj do ulubionych',
  scriptRemovePick: 'Usuń z ulubionych',
  scriptAboutArtist: 'O artyście',
  scriptShare: 'Udostępnij',
  scriptClose: 'Zamknij',
  scriptPlaysAgain: 'Inne występy:',
  scriptNow: 'Teraz',
  scriptNext: 'Następny',
  scriptTimeLeft: 'Teraz, jeszcze {length}',
  scriptNextIn: 'Następny, za {length}',
  scriptHours: '{count} h',
  scriptMinutes: '{count} min',
  scriptNextSet: 'Następny: {name}, {when}',
  scriptNothingOn: 'Teraz nikt nie gra.',
  scriptNothingFound: 'Brak wyników w programie.',
  scriptNothingPicked: 'Nie masz jeszcze ulubionych. Dodaj występ, dotykając jego gwiazdki.',
  scriptPicksNotStored:
    'Ta przeglądarka nie zapisuje ulubionych. Zanim zamkniesz stronę, zapisz je jako link.',
  scriptPicksUnreadable: 'Link do tych ulubionych nie działa. Poproś o niego jeszcze raz.',
  scriptNewRelease: 'Program się zmienił.',
  scriptShowIt: 'Pokaż',
  scriptOffline: 'Brak połączenia. To program z chwili ostatniego połączenia.',
  scriptCopied: 'Link skopiowany.',
  scriptNotCopied: 'Nie udało się skopiować linku. Oto on:',
};
