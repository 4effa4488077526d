import type { Texts } from './texts.ts';

/** The texts of the public page in French. */
export const fr: Partial<Texts> = {
  // The document.
  title: '{festival}\u00A0: programmation',
  titleOfArtists: '{festival}\u00A0: artistes',
  description: 'La programmation par horaire, scène et artiste. {about}',
  skip: 'Aller à la programmation',
  preview: 'Aperçu non public\u00A0: merci de ne pas le partager.',
  countOfArtists: '{count, plural, one {# artiste} other {# artistes}}',
  countOfSets: '{count, plural, one {# concert} other {# concerts}}',
  countOfStages: '{count, plural, one {# scène} other {# scènes}}',
  release: 'Version {number}, publiée le {moment}.',
  releaseLate: 'Version {number}, publiée le {moment}, plus tard que prévu ({planned}).',
  language: 'Langue',

  // The views and the line of the days.
  views: 'Affichages',
  viewNow: 'En cours',
  viewTime: 'Horaires',
  viewStages: 'Scènes',
  viewGrid: 'Grille',
  viewArtists: 'Artistes',
  days: 'Jours',
  later: 'Plus tard',
  search: 'Rechercher',
  searchAndFilter: 'Rechercher et filtrer',
  searchField: 'Rechercher un artiste ou une scène',
  searchHint: 'Artiste ou scène',
  stage: 'Scène',
  allStages: 'Toutes les scènes',
  day: 'Jour',
  allDays: 'Tous les jours',
  myPicks: 'Mes favoris',

  // The lineup.
  timetable: 'Horaires du {day}',
  daysToCome: 'Jours à annoncer',
  dayToCome: 'Jour à annoncer',
  stageToCome: 'Scène à annoncer',
  timeToCome: 'Horaire à annoncer',
  timeToComeShort: 'TBA',
  nameToCome: 'À annoncer',
  afterMidnight: 'Après minuit, {weekday}',
  nightOf: 'Nuit du {day}, {time}',
  until: 'jusqu’à {time}',
  cancelled: 'Annulé',
  replaced: 'Remplacé',
  replacedBy: 'À la place\u00A0: {name}',
  changeNew: 'Nouveau',
  changeMoved: 'Décalé {from} → {to}',
  changeMovedFrom: 'Déplacé (avant\u00A0: {place})',
  changeRestored: 'Finalement maintenu',
  zone: 'Tous les horaires sont à l’heure du festival ({zone}).',
  evening: 'Les concerts après minuit, jusqu’à {time}, figurent à la date de la veille.',

  // What the release has changed.
  changes: '{count, plural, one {# changement} other {# changements}} depuis la version précédente',
  isNew: '{name}\u00A0: nouveau concert, {place}',
  moves: '{name}\u00A0: concert déplacé, désormais {place}',
  movesWas: '{name}\u00A0: concert déplacé, désormais {place} (avant\u00A0: {was})',
  isRenamed: '{name} est le nouveau nom de {was}',
  isCancelled: '{name}\u00A0: concert annulé',
  isReplaced: '{name}\u00A0: concert remplacé',
  isRestored: '{name}\u00A0: concert finalement maintenu, {place}',
  isRemoved: '{name}\u00A0: retiré de la programmation',
  hasNews: '{name}\u00A0: du nouveau, {place}',
  moreChanges: '{count, plural, one {Et # autre.} other {Et # autres.}}',

  // Calendars and data.
  feeds: 'Calendriers et données',
  feedsHint:
    'Abonnez-vous à la programmation grâce à son adresse. Les applis de calendrier ne s’actualisent qu’à plusieurs heures d’intervalle\u00A0: le jour même, consultez cette page.',
  feedAll: 'Calendrier de toute la programmation',
  feedTable: 'Tableau (CSV)',
  feedData: 'Données (JSON)',
  feedSchema: 'Schéma des données',
  feedScheduleXml: 'Horaires (XML)',
  feedScheduleJson: 'Horaires (JSON)',
  feedsByStage: 'Calendriers par scène',
  feedsByArtist: 'Les calendriers par artiste sont sur la page des artistes.',
  calendar: 'Calendrier',
  calendarOf: 'Calendrier de {name}',

  feedCancelled: 'Annulé\u00A0: {name}',
  feedReplacedBy: 'À la place\u00A0: {name}.',
  feedOfArtist: '{artist} · {festival}',
  feedOfPicks: '{festival}\u00A0: mes favoris',

  // Artists.
  setsOfArtist: '{count, plural, one {Quand et où} other {# concerts}}',
  website: 'Site web',

  // Instead of a lineup.
  secretTitle: 'La programmation est encore secrète',
  secret: 'Rien n’a encore été annoncé. Revenez bientôt\u00A0: les annonces paraissent d’abord ici.',
  noArtistsTitle: 'Aucun artiste n’a encore été annoncé',
  noArtists: 'Revenez bientôt.',
  withdrawnTitle: 'Cette programmation a été retirée',
  withdrawn:
    'Le festival a retiré sa programmation pour le moment. Ce qui était annoncé ici n’est plus valable. Merci de revenir plus tard.',

  // The script.
  scriptSets: '{count, plural, one {# concert.} other {# concerts.}}',
  scriptMyPicks:
    '{count, plural, one {Mes favoris\u00A0: # concert.} other {Mes favoris\u00A0: # concerts.}}',
  scriptPicksOverlap:
    '{count, plural, one {# d’entre eux en chevauche un autre.} other {# d’entre eux se chevauchent.}}',
  scriptSharedPicks:
    '{count, plural, one {Favoris partagés\u00A0: # concert.} other {Favoris partagés\u00A0: # concerts.}}',
  scriptPicksChanged:
    '{count, plural, one {# de vos favoris a changé.} other {# de vos favoris ont changé.}}',
  scriptShowMyPicks: 'Voir mes favoris',
  scriptMyPicksButton: 'Mes favoris ({count})',
  scriptShowAll: 'Tout afficher',
  scriptAddShared: 'Ajouter aux favoris',
  scriptShareLink: 'Partager le lien',
  scriptCalendarFile: 'Fichier calendrier',
  scriptCalendarAddress: 'Adresse calendrier',
  scriptOverlap: 'En même temps\u00A0: {names}',
  scriptPick: 'Ajouter {name} aux favoris',
  scriptAddPick: 'Ajouter aux favoris',
  scriptRemovePick: 'Retirer des favoris',
  scriptAboutArtist: 'Sur l’artiste',
  scriptShare: 'Partager',
  scriptClose: 'Fermer',
  scriptPlaysAgain: 'Autres concerts\u00A0:',
  scriptNow: 'En cours',
  scriptNext: 'À suivre',
  scriptTimeLeft: 'En cours, encore {length}',
  scriptNextIn: 'À suivre, dans {length}',
  scriptHours: '{count} h',
  scriptMinutes: '{count} min',
  scriptNextSet: 'À suivre\u00A0: {name}, {when}',
  scriptNothingOn: 'Aucun concert en ce moment.',
  scriptNothingFound: 'Aucun résultat dans la programmation.',
  scriptNothingPicked: 'Vous n’avez pas encore de favoris. Touchez l’étoile d’un concert pour l’ajouter.',
  scriptPicksNotStored:
    'Ce navigateur n’enregistre pas vos favoris. Gardez-les sous forme de lien avant de fermer la page.',
  scriptPicksUnreadable: 'Le lien vers ces favoris ne fonctionne pas. Demandez-le à nouveau.',
  scriptNewRelease: 'La programmation a changé.',
  scriptShowIt: 'Afficher',
  scriptOffline:
    'Pas de connexion. Voici la programmation telle qu’elle était lors de votre dernière connexion.',
  scriptCopied: 'Le lien est copié.',
  scriptNotCopied: 'Le lien n’a pas pu être copié. Le voici\u00A0:',
};
