import type { Texts } from './texts.ts';

/** The texts of the public page in Czech. */
export const cs: Partial<Texts> = {
  // The document.
  title: '{festival}: program',
  titleOfArtists: '{festival}: interpreti',
  description: 'Program podle času, scén a interpretů. {about}',
  skip: 'Přejít na program',
  preview: 'Náhled, není veřejný: prosíme, nesdílej ho.',
  countOfArtists:
    '{count, plural, one {# interpret} few {# interpreti} many {# interpretů} other {# interpretů}}',
  countOfSets:
    '{count, plural, one {# vystoupení} few {# vystoupení} many {# vystoupení} other {# vystoupení}}',
  countOfStages: '{count, plural, one {# scéna} few {# scény} many {# scén} other {# scén}}',
  release: 'Verze {number}, zveřejněná {moment}.',
  releaseLate: 'Verze {number}, zveřejněná {moment}, později, než bylo v plánu ({planned}).',
  links: 'Odkazy',
  more: 'Více',
  less: 'Méně',
  language: 'Jazyk',

  // Views and the toolbar.
  views: 'Zobrazení',
  viewNow: 'Teď',
  viewTime: 'Časy',
  viewStages: 'Scény',
  viewGrid: 'Mřížka',
  viewArtists: 'Interpreti',
  days: 'Dny',
  later: 'Později',
  search: 'Hledat',
  searchAndFilter: 'Hledat a filtrovat',
  searchField: 'Hledat interprety a scény',
  searchHint: 'Interpret nebo scéna',
  stage: 'Scéna',
  allStages: 'Všechny scény',
  day: 'Den',
  allDays: 'Všechny dny',
  myPicks: 'Moje oblíbené',

  // The lineup.
  timetable: 'Harmonogram: {day}',
  daysToCome: 'Dny upřesníme',
  dayToCome: 'Den upřesníme',
  stageToCome: 'Scénu upřesníme',
  timeToCome: 'Čas upřesníme',
  timeToComeShort: 'TBA',
  nameToCome: 'Bude oznámeno',
  afterMidnight: 'Po půlnoci – {weekday}',
  nightOf: '{day} v noci, {time}',
  until: 'do {time}',
  cancelled: 'Zrušeno',
  replaced: 'Nahrazeno',
  replacedBy: 'Náhrada: {name}',
  changeNew: 'Nové',
  changeMoved: 'Přesunuto {from} → {to}',
  changeMovedFrom: 'Přesunuto (dříve: {place})',
  changeRestored: 'Přece jen vystoupí',
  zone: 'Všechny časy jsou v časovém pásmu festivalu ({zone}).',
  evening: 'Vystoupení po půlnoci (do {time}) najdeš u předchozího večera.',

  // Changes in the release.
  changes: '{count, plural, one {# změna} few {# změny} many {# změn} other {# změn}} od předchozí verze',
  isNew: '{name} – nově v programu: {place}',
  moves: '{name} – přesunuto: {place}',
  movesWas: '{name} – přesunuto: {place} (dříve: {was})',
  isRenamed: '{name} – nové jméno (dříve: {was})',
  isCancelled: '{name} – vystoupení zrušeno',
  isReplaced: '{name} – vystoupí někdo jiný',
  isRestored: '{name} – přece jen vystoupí: {place}',
  isRemoved: '{name} – už není v programu',
  hasNews: '{name} – nové informace: {place}',
  moreChanges: '{count, plural, one {A # další.} few {A # další.} many {A # dalších.} other {A # dalších.}}',

  // Calendars and data.
  feeds: 'Kalendáře a data',
  feedsHint:
    'Odebírej program přes jeho adresu. Kalendářové aplikace se obnovují jen jednou za pár hodin: v den festivalu se dívej sem.',
  feedAll: 'Kalendář celého programu',
  feedTable: 'Tabulka (CSV)',
  feedData: 'Data (JSON)',
  feedSchema: 'Schéma dat',
  feedScheduleXml: 'Harmonogram (XML)',
  feedScheduleJson: 'Harmonogram (JSON)',
  feedsByStage: 'Kalendáře podle scén',
  feedsByArtist: 'Kalendáře podle interpretů jsou na stránce interpretů.',
  calendar: 'Kalendář',
  calendarOf: 'Kalendář: {name}',

  feedCancelled: 'Zrušeno: {name}',
  feedReplacedBy: 'Náhrada: {name}.',
  feedOfArtist: '{artist} – {festival}',
  feedOfPicks: '{festival}: moje oblíbené',

  // Artists.
  setsOfArtist:
    '{count, plural, one {Kdy a kde} few {# vystoupení} many {# vystoupení} other {# vystoupení}}',
  website: 'Web',

  // Notices shown instead of a lineup.
  secretTitle: 'Program je zatím tajný',
  secret: 'Zatím nebylo nic oznámeno. Přijď zase brzy: novinky se objeví nejdřív tady.',
  noArtistsTitle: 'Zatím nebyli oznámeni žádní interpreti',
  noArtists: 'Přijď zase brzy.',
  withdrawnTitle: 'Tento program byl stažen',
  withdrawn: 'Festival svůj program prozatím stáhl. Co tu bylo oznámeno, už neplatí. Vrať se později.',

  // The page script.
  scriptSets:
    '{count, plural, one {# vystoupení.} few {# vystoupení.} many {# vystoupení.} other {# vystoupení.}}',
  scriptMyPicks:
    '{count, plural, one {Moje oblíbené: # vystoupení.} few {Moje oblíbené: # vystoupení.} many {Moje oblíbené: # vystoupení.} other {Moje oblíbené: # vystoupení.}}',
  scriptPicksOverlap:
    '{count, plural, one {# z nich se překrývá s jiným.} few {# z nich se překrývají.} many {# z nich se překrývá.} other {# z nich se překrývá.}}',
  scriptSharedPicks:
    '{count, plural, one {Sdílené oblíbené: # vystoupení.} few {Sdílené oblíbené: # vystoupení.} many {Sdílené oblíbené: # vystoupení.} other {Sdílené oblíbené: # vystoupení.}}',
  scriptPicksChanged:
    '{count, plural, one {Změnilo se # oblíbené vystoupení.} few {Změnila se # oblíbená vystoupení.} many {Změnilo se # oblíbených vystoupení.} other {Změnilo se # oblíbených vystoupení.}}',
  scriptShowMyPicks: 'Zobrazit oblíbené',
  scriptMyPicksButton: 'Moje oblíbené ({count})',
  scriptShowAll: 'Zobrazit vše',
  scriptAddShared: 'Přidat k mým',
  scriptShareLink: 'Sdílet odkaz',
  scriptCalendarFile: 'Soubor kalendáře',
  scriptCalendarAddress: 'Adresa kalendáře',
  scriptOverlap: 'Ve stejnou dobu: {names}',
  scriptPick: 'Oblíbené: {name}',
  scriptAddPick: 'Přidat do oblíbených',
  scriptRemovePick: 'Odebrat z oblíbených',
  scriptAboutArtist: 'O interpretovi',
  scriptShare: 'Sdílet',
  scriptClose: 'Zavřít',
  scriptPlaysAgain: 'Další vystoupení:',
  scriptNow: 'Teď',
  scriptNext: 'Další',
  scriptTimeLeft: 'Teď, ještě {length}',
  scriptNextIn: 'Další, za {length}',
  scriptHours: '{count} h',
  scriptMinutes: '{count} min',
  scriptNextSet: 'Další: {name}, {when}',
  scriptNothingOn: 'Teď nikdo nehraje.',
  scriptNothingFound: 'V programu se nic nenašlo.',
  scriptNothingPicked: 'Zatím nemáš nic v oblíbených. Vystoupení přidáš hvězdičkou.',
  scriptPicksNotStored: 'Tento prohlížeč tvoje oblíbené neukládá. Než stránku zavřeš, ulož si je jako odkaz.',
  scriptPicksUnreadable: 'Odkaz na tyto oblíbené nefunguje. Řekni si o něj znovu.',
  scriptNewRelease: 'Program se změnil.',
  scriptShowIt: 'Zobrazit',
  scriptOffline: 'Jsi offline. Tohle je program z doby posledního připojení.',
  scriptCopied: 'Odkaz je zkopírovaný.',
  scriptNotCopied: 'Odkaz se nepodařilo zkopírovat. Tady je:',
};
