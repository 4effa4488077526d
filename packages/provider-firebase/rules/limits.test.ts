import { readFileSync } from 'node:fs';
import {
  announcementLevels,
  maximumAnnouncementSteps,
  acceptanceKeyPattern,
  adminPermission,
  changeoverPattern,
  clockTimePattern,
  defaultHourCycle,
  defaultStage,
  draftFields,
  fileLimits,
  hourCycles,
  imageTypes,
  maximumAcceptances,
  maximumChangeoverMinutes,
  maximumFestivalDays,
  maximumNote,
  maximumOpenHours,
  maximumStages,
  maximumTightMinutes,
  openHoursPattern,
  setStatuses,
  textLimits,
  uploadIdPattern,
  uploadTypes,
} from '@lineup/domain';
import { describe, expect, test } from 'vitest';

const megabyte = 1024 * 1024;

function rulesIn(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(/\s+/gu, ' ');
}

function listed(texts: readonly string[]): string {
  return texts.map((text) => `'${text}'`).join(', ');
}

/** The pattern as rules write it: always from the first character to the last, and without \d. */
function patternText(pattern: RegExp): string {
  return pattern.source.replaceAll('\\d', '[0-9]').replaceAll(/^\^|\$$/gu, '');
}

/** What must stand in the rules, by the domain's constants. */
const firestore: Readonly<Record<string, string>> = {
  'the permission': `'${adminPermission}' in record.permissions`,
  'the name of a festival': `isRequiredText(written().name, ${textLimits.festivalName})`,
  'the location of a festival': `isRequiredText(written().location, ${textLimits.location})`,
  'the clock time': `matches('${patternText(clockTimePattern)}')`,
  'the longest festival': `duration.value(${maximumFestivalDays + 1}, 'd')`,
  'the hour cycles': `written().get('hourCycle', '${defaultHourCycle}') in [${listed(hourCycles)}]`,
  'the minutes between stages': `isMinutes(written().get('tightMinutes', 0), ${maximumTightMinutes})`,
  'the minutes of a changeover': `isMinutes(written().get('changeoverMinutes', 0), ${maximumChangeoverMinutes})`,
  'the changeovers of stages': `areLines(lines, ${maximumStages}, '${patternText(changeoverPattern)} '`,
  'the opening hours': `areLines(lines, ${maximumOpenHours}, '${patternText(openHoursPattern)}(?: '`,
  'the keys of accepted conflicts': `areLines(notes.keys(), ${maximumAcceptances}, '${patternText(acceptanceKeyPattern).replace('[^]', '[^\\\\x1f]')}')`,
  'the notes on accepted conflicts': `areLines(notes.values().concat(['end']), ${maximumAcceptances + 1}, '[^\\\\x1f]{0,${maximumNote}}')`,
  'the number of stages': `areLines(names, ${maximumStages}, stageName())`,
  'the name of a stage': `{0,${textLimits.stageName - 2}}`,
  'the stage of a festival without stages': `stages : ['${defaultStage}']`,
  'the name of an artist': `isRequiredText(written().artistName, ${textLimits.artistName})`,
  'what became of a set': `written().get('status', null) in [null, ${listed(setStatuses)}]`,
  'who plays instead': `isOptionalText(written().get('replacedBy', null), ${textLimits.artistName})`,
  'the note on a set': `isOptionalText(written().get('note', null), ${textLimits.setNote})`,
  'the levels of an announcement': `{${announcementLevels.map((level, rank) => `'${level}': ${rank}`).join(', ')}}[level]`,
  'the steps of an announcement': `steps.size() <= ${maximumAnnouncementSteps} `,
  'an address of a picture': `isLongText(url, ${textLimits.url})`,
  'an address of a draft': `isLongText(written().imageURL, ${textLimits.url})`,
  'the address of a file': `isLongText(written().fileURL, ${textLimits.url})`,
  'the name of a file': `isRequiredText(written().fileName, ${textLimits.fileName})`,
  'the id of an upload': `matches('${patternText(uploadIdPattern)}')`,
  'the types of uploads': `uploadType in [${listed(uploadTypes)}]`,
  'the fields of a draft': `hasOnly([${listed([...draftFields, 'dayStartsAt', 'asRead', 'unplaced'])}, '_version', '_basedOn'])`,
};

const storage: Readonly<Record<string, string>> = {
  'the permission': `'${adminPermission}' in record.permissions`,
  'the types of pictures': `contentType in [${listed(imageTypes)}]`,
  'the size of a festival’s picture': `size <= ${fileLimits.festivalImage / megabyte} * 1024 * 1024`,
  'the size of an event’s picture': `size <= ${fileLimits.eventImage / megabyte} * 1024 * 1024`,
  'the size of a lineup’s picture': `size <= ${fileLimits.lineupImage / megabyte} * 1024 * 1024`,
  'the size of a spreadsheet': `size <= ${fileLimits.lineupSpreadsheet / megabyte} * 1024 * 1024`,
  'the size of a lineup file': `size <= ${fileLimits.lineupJson / megabyte} * 1024 * 1024`,
  'the id of an upload': `matches('${patternText(uploadIdPattern)}')`,
};

describe.each([
  ['firestore.rules', firestore],
  ['storage.rules', storage],
] as const)('%s has the domain’s', (file, expected) => {
  const rules = rulesIn(file);

  test.each(Object.entries(expected))('%s', (_, text) => {
    expect(rules).toContain(text);
  });
});

test('both files ask the same of an administrator', () => {
  const opensPortal = (file: string) => /function opensPortal\(.*?\} /u.exec(rulesIn(file))?.[0];
  expect(opensPortal('firestore.rules')).toContain('sessionsFrom');
  expect(opensPortal('storage.rules')).toBe(opensPortal('firestore.rules'));
});
