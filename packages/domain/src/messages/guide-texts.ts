import type { GuideTopic } from './guide-messages.ts';

/**
 * The text of each topic in paragraphs. Asterisks enclose the name of a button, tab or field; braces enclose the name
 * of a shortcut, which is replaced with its keys.
 */
export const guideTexts: Readonly<Record<GuideTopic, readonly string[]>> = {
  import: [
    'Open the *Schedule* and choose *Upload Schedule*, or drop a file on it. Any spreadsheet or JSON file works, in any layout. You can also paste rows from a spreadsheet.',
    'The portal finds the columns and reads dates and times. It then lists every set and marks what needs your attention. Press {nextProblem} to go to the next problem. Nothing is saved until you choose *Save All Events*.',
    'When you get a newer version of the file, upload it the same way. You see what is new, changed or missing, and choose what to take.',
  ],
  nights: [
    'At most festivals, a set at 1:00 AM belongs to the night before. Set *Festival day starts at* in *Details*, for example to 6:00 AM. Everything before that time is then listed with the previous day.',
    'If a lineup looks as if its nights were cut in two, the schedule and the review of a file suggest a start time. You can accept it with one click and undo it.',
    'Choose 12 or 24 hours with *Time format* in *Details*.',
  ],
  conflicts: [
    '*Conflicts* in the schedule lists overlapping sets, artists booked twice, changeovers that are too short and sets outside the opening hours of their stage.',
    'Each conflict comes with fixes that show what they would change. Press {nextConflict} for the next conflict. If a conflict is intended, choose *Accept conflict…* and say why.',
    'Opening hours and changeover times of stages are set in *Stages*, those of the festival in *Details*.',
  ],
  publish: [
    'The public sees the last release and nothing else. Edit as long as you like, then choose *Publish now* in *Publish*, or *Schedule release* for later. You see the changes first and can select which to publish.',
    'The first release creates a public page, calendars and data feeds. Addresses and the code to embed the page in your website are listed in *Publish*.',
    'To show a draft to someone without an account, create a preview link. It expires, and you can revoke it.',
  ],
  announce: [
    'Open a set and choose *Change…* next to *Visible to the public*. You can hide a set, its name, its stage or its time, and add steps that reveal more later.',
    'To change several sets, select them and choose *Announce…* from *Actions*.',
  ],
  cancel: [
    'Open a set and choose *Cancel set*. It stays on the timetable, crossed out, and the public page and calendars say so after the next release. *Reinstate* takes it back.',
    'If another artist plays instead, enter the name there.',
  ],
  live: [
    '*Live* shows all stages of the day: what is on, for how long, and what comes next. Press *Started* and *Ended* to record the actual times. They are stored next to the schedule and never change it.',
    '*+5* and *+10* move a set with what follows it on its stage; a set that has started only ends later. The menu next to them has any other number of minutes, shows what would move, and cancels a set.',
    'The line at the end says what the public does not know yet, and publishes exactly that. With *Publish delays immediately* it does so as soon as a change is saved.',
    'Without a connection the board goes on counting, and what you press is saved when the connection is back. *Rehearse* shows the board at any time of the festival and saves nothing.',
  ],
  artists: [
    'Choose *Artists* on the dashboard. An artist has its picture, text and links once for all festivals. *Create From a Festival* makes an artist of each name of a lineup.',
    'A set is linked by its name when it is saved. Open a set to link other artists, or none: the portal does not change that again. *Unlinked names* lists the names that no artist has yet.',
    'A release shows an artist only with a set whose name is public and is one of the names of the artist. Artists whose sets are all hidden are not published, and neither are internal notes and other spellings.',
    'If an artist is there twice, open one of them and choose *Merge Into…*. *History* lists every change of artists and can undo it.',
  ],
  timetable: [
    'Drag a set to move it, or its edge to make it longer or shorter. Hold Alt while you drag to leave a copy. Draw on an empty place to add a set.',
    'The menu of a set, opened with a right click, has everything else: *Delay…* moves it with what follows, *Swap with Another* exchanges two sets. Select several sets to change them together.',
    'Blocks such as a soundcheck or a changeover keep time free on a stage. The public does not see them.',
  ],
  undo: [
    'Every change can be undone with the arrows at the top of the festival. Undo takes back your own changes, newest first, even after you reload the page.',
    '*History* lists every change with its author. You can look at the lineup as it was at any time, and restore it.',
  ],
  paper: [
    '*Print* in the schedule (on a narrow window in *More*) makes pages of the day, door sheets for the stages and an index of artists. To make a PDF, choose it as the printer in the print dialog.',
    '*Export*, next to it, saves the lineup as an Excel workbook, CSV, JSON or an iCal file.',
  ],
  account: [
    'Sign-in codes are sent to your phone. Choose *Change Phone Number* in the account menu to use another one; you are then signed out everywhere else.',
    'Choose *Password and Sessions* to change your password, and to sign out of other browsers. If you forgot it, choose *Forgot your password* on the sign-in page and you get a link by email.',
  ],
  administrators: [
    'Every administrator has an account with a phone number for sign-in codes. Do not share accounts: the history names who changed what.',
    'Choose *Administrators* in the account menu, then *Invite*. Your colleague gets a link by email to set a password, and enrolls a phone at the first sign-in. The link works once, for 3 days; you can send a new one or withdraw it.',
    'The same page shows who has access. You can reset the phone of someone who lost it, and revoke access.',
    'You can work on a festival at the same time. If two people change the same thing, the portal asks which version to store.',
  ],
  keys: [
    'Press {palette} and type what you are looking for: an artist, a stage, a day or something to do.',
    'Press {help} on any page for the keys that work there. Single-letter shortcuts can be turned off in the same place.',
  ],
};
