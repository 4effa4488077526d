import { artistColumns, artistHeadings } from '../entities/artist-columns.ts';
import { artistLinkKinds, artistLinkNames } from '../entities/artist-links.ts';
import { forEachPublicText, headingsOf } from '../entities/set-texts.ts';
import { foldText } from '../text/fold.ts';
import { BoundedCache } from '../time/bounded-cache.ts';
import { mappedArtistField, type MappedField } from './lineup-mapping.ts';

/**
 * What a heading stands for, and how certain that is: 3 for a name in the portal's own files, 2 for a common one, 1 for
 * an ambiguous one.
 */
export interface HeadingMeaning {
  readonly field: MappedField;
  readonly weight: number;
}

const longestHeading = 60;

/** Normalizes a heading: without case, accents, spaces and punctuation; empty if it is too long for a heading. */
function headingKey(heading: string): string {
  return heading.length > longestHeading ? '' : foldText(heading).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

type Names = Readonly<Partial<Record<MappedField, string>>>;

const ownNames: Names = {
  artistName: 'artistname',
  stage: 'stage',
  date: 'date',
  timeStart: 'timestart starttime',
  timeEnd: 'timeend endtime',
  duration: 'duration',
  imageURL: 'imageurl',
  sourceId: 'id',
  ...forEachPublicText((text) => headingsOf(text).join(' ')),
};

/** Column names in the common European languages, folded, with only letters and digits. */
const usualNames: Names = {
  artistName:
    'artist artists artiste artistes artista artistas artisti kunstler kunstlerin kunstlerinnen artiest artiesten kunstner ' +
    'kunstnere artisten esiintyja artysta wykonawca wykonawcy umelec eloado interpret interpreten act acts akt band bands ' +
    'bandname groupe grupo gruppo performer performers performername actname artistband bandartist actartist djartist',
  stage:
    'stages stagename scene scen scena sceny escenario escenarios palco palcos palcoscenico buhne buehne podium podia szinpad ' +
    'lava venue podiumnaam spielort spielstatte stageroom stagevenue mainstage',
  date: 'datum data fecha dato pvm paivamaara festivalday eventdate startdate datejour datumtag showdate',
  timeStart:
    'start starts startat startsat begin begins beginn begintijd anfang debut heurededebut heuredebut inicio horainicio ' +
    'horadeinicio inizio orainizio oradiinizio aanvang aanvangstijd starttijd starttid startzeit alku alkaa poczatek zacatek ' +
    'kezdes onstage ontime startdatetime startstime timestarts',
  timeEnd:
    'end ends endat endsat ende endzeit fin heurefin heuredefin horafin horadefin fine orafine oradifine einde eindtijd slut ' +
    'sluttid slutt loppu paattyy koniec konec vege finish finishes offstage offtime stop enddatetime fim horafim',
  timeRange:
    'uhrzeit horaire horaires horario horarios orario orari timeslot slot slots settime settimes playtime playtimes playingtime ' +
    'spielzeit spielzeiten speeltijd speeltijden speltid tijdslot',
  duration:
    'length setlength duree duracion durata duur varighed varighet langd lengde kesto czastrwania delka playlength spieldauer ' +
    'dauer setduration lengthmin durationmin durationminutes',
  imageURL:
    'image picture photo bild foto imagen immagine afbeelding imagelink pictureurl photourl bildurl img artistimage',
  sourceId: 'uid uuid guid eventid setid sourceid slotid externalid',
};

/** Names for these fields that are used only if no other column matches. In other files they mean something else. */
const looseNames: Names = {
  artistName:
    'name nom nombre nome naam namn navn nimi nazwa nazev title titel titre titulo titolo tittel event talent show programme ' +
    'program programm programma set dj djs group lineup performance what wer who',
  stage:
    'location room area tent zelt floor hall saal salle sala sal zaal raum ort lieu lugar luogo plaats plats sted where wo place zone tente',
  date: 'day days tag tage jour dia giorno dag den dzien dzen nap paiva weekday wochentag when wann',
  timeStart: 'from von de van fra fran od desde da doors',
  timeEnd: 'to bis until till au hasta a tot til tom do',
  timeRange:
    'time times zeit heure heures hora horas ora ore tijd tijden tid tider aika godzina cas ido hours',
  duration: 'minutes min mins minuten minuti minutos',
  sourceId: 'code',
};

/** Each service that artists link to, with words that are commonly added. */
const linkNames = artistLinkNames
  .filter((kind) => kind !== 'x')
  .map((kind) => headingKey(artistLinkKinds[kind].label))
  .flatMap((name) => ['', 'link', 'url', 'handle', 'page', 'profile'].map((end) => `${name}${end}`))
  .join(' ');

/** Names of columns about the artist. "Description" is not included, because it usually describes the event. */
const artistNames: Names = {
  'artist.country':
    'countries countrycode countryoforigin land lander herkunft herkunftsland pays paysdorigine pais paisdeorigen paese ' +
    'paesediorigine nationality nationalitat nationalite nacionalidad nacionalidade nazionalita nationaliteit origin origine ' +
    'origen origem herkomst landvanherkomst ursprung ursprungsland oprindelsesland opprinnelsesland hemland maa kotimaa ' +
    'kraj krajpochodzenia zeme zemepuvodu orszag artistcountry',
  'artist.genres':
    'style styles genero generos genere generi stil stile stilrichtung musikstil musikrichtung musicstyle musicgenre estilo ' +
    'estilos stijl stijlen muziekstijl tyyli tyylilaji gatunek gatunki zanr zanry mufaj stilus artistgenre artistgenres',
  'artist.shortText':
    'shortbio shortbiography shortdescription shortinfo teaser tagline blurb kurztext kurzbio kurzbiografie kurzbeschreibung ' +
    'kurzinfo textecourt biocourte descriptioncourte textocorto biocorta biografiacorta testobreve biobreve textocurto biocurta ' +
    'kortetekst kortebio korttekst korttext kortbio lyhytteksti krotkiopis krotkitekst kratkytext kratkypopis rovidszoveg rovidbio',
  'artist.longText':
    'bio biography biographie biografie biografia biografi bios longbio fullbio artistbio artisttext artistdescription aboutartist ' +
    'abouttheartist pressetext presstext presstekst pressebio langtext kunstlertext textelong biolongue textolargo testolungo ' +
    'textolongo langetekst langtekst langtext elamakerta zyciorys zivotopis eletrajz',
  'artist.links':
    'weblink weblinks website websites webseite webseiten homepage siteweb siteinternet sitioweb paginaweb sitoweb ' +
    `hjemmeside hemsida webbplats nettside kotisivu kotisivut stronawww weboldal socialmedia socials sociallinks insta twitter ${linkNames}`,
  'artist.imageURL':
    'artistpictureurl artistphoto artistphotourl artistphotos pressphoto presspicture presspictureurl pressphotourl presspic ' +
    'pressefoto pressebild kunstlerbild kunstlerfoto photoartiste fotoartista artiestfoto artistfoto artistbild artistbillede promophoto',
};

const ownArtistNames: Names = Object.fromEntries(
  artistColumns.map((column) => [
    mappedArtistField(column),
    artistHeadings(column).map(headingKey).join(' '),
  ]),
);

function entriesOf(names: Names, weight: number): (readonly [string, HeadingMeaning])[] {
  return (Object.keys(names) as MappedField[]).flatMap((field) =>
    (names[field] ?? '')
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => [name, { field, weight }] as const),
  );
}

type Meanings = ReadonlyMap<string, HeadingMeaning>;

const setMeanings: Meanings = new Map([
  ...entriesOf(looseNames, 1),
  ...entriesOf(usualNames, 2),
  ...entriesOf(ownNames, 3),
]);

const artistMeanings: Meanings = new Map([...entriesOf(artistNames, 2), ...entriesOf(ownArtistNames, 3)]);

function knownIn(meanings: Meanings): BoundedCache<string, HeadingMeaning | null> {
  return new BoundedCache((heading: string): HeadingMeaning | null => {
    const whole = meanings.get(headingKey(heading));
    if (whole !== undefined) return whole;
    const parts = [heading.replaceAll(/\([^)]*\)/gu, ''), ...heading.split(/[/|\n]/u)];
    for (const part of parts) {
      const meaning = meanings.get(headingKey(part));
      if (meaning !== undefined) return meaning;
    }
    return null;
  });
}

const knownOfSets = knownIn(setMeanings);
const knownOfArtists = knownIn(artistMeanings);

/**
 * Returns the set field that a heading stands for, or null. Layouts are detected by these. Text in brackets may be
 * missing, and one of two names is enough: "Artist / DJ (live)".
 */
export function headingMeaning(heading: string): HeadingMeaning | null {
  return heading.length > longestHeading ? null : knownOfSets.get(heading);
}

/** Returns the set field or, failing that, the artist field that a heading stands for, or null. */
export function columnMeaning(heading: string): HeadingMeaning | null {
  return headingMeaning(heading) ?? (heading.length > longestHeading ? null : knownOfArtists.get(heading));
}
