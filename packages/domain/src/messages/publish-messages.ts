/** Texts about publishing a lineup. A separate file, because only publishing needs them. */
export const publishMessages = {
  loadFailed: 'What is published could not be loaded. Please try again.',
  compareFailed: 'The lineup could not be compared with what is published. Please try again.',
  publishFailed: 'The lineup could not be published. What is public has not changed. Please try again.',
  withdrawFailed: 'The lineup could not be withdrawn. It is still public. Please try again.',
  changeFailed: 'The scheduled release could not be changed. Please try again.',
  renameFailed: 'The address could not be changed. Please try again.',
  webhookFailed: 'The webhook could not be changed. Please try again.',
  linkFailed: 'The preview link could not be changed. Please try again.',
  /** The open conflicts differ from the ones that were shown. */
  conflictsChanged: (n: number) =>
    n === 0
      ? 'The lineup has changed: it has no open conflicts now. Please check it again.'
      : `The lineup has changed: it has ${n === 1 ? '1 open conflict' : `${n} open conflicts`} now. Please check it again.`,
  slugNeeded: 'Please choose the address of the public page.',
  slugInvalid:
    'An address has at most 80 lowercase letters (a to z), digits and hyphens, and begins and ends with a letter or a digit.',
  slugTaken: (slug: string) => `The address ${slug} is taken. Please choose another one.`,
  timePassed: 'This time has passed. Please choose a later one, or publish now.',
  timeTooFar: 'A release can be scheduled at most two years ahead.',
  overtaken: 'Someone else is publishing this lineup. Please check what is published and try again.',
  nothingPublished: 'Nothing is published that could be withdrawn.',
  notPublishedYet: 'This lineup has no public address yet.',
  releaseGone: 'There is no such release.',
  notPlanned: 'This release is no longer scheduled.',
  notPublished: 'This release has not been public. Only one that was can be published again.',
  festivalUnreadable: 'The festival’s details are damaged. Please save them again before you publish.',
  setsUnreadable: (n: number) =>
    n === 1
      ? 'One set is damaged and cannot be published. Please correct or delete it first.'
      : `${n} sets are damaged and cannot be published. Please correct or delete them first.`,
  artistsUnreadable: (n: number) =>
    n === 1
      ? 'One artist is damaged and cannot be published. Please save it again or unlink it first.'
      : `${n} artists are damaged and cannot be published. Please save them again or unlink them first.`,
  fileMissing: 'The file of this release is missing. Please publish the lineup again.',
  webhookGone: 'There is no webhook to send this to.',
  deliveryGone: 'This delivery is no longer stored.',
  sendAgainFailed: 'This could not be sent again. Please try again.',
  webhookInvalid: 'The address of a webhook must begin with https:// and name a public server.',
  linkNameNeeded: 'Please say who the link is for.',
  linkNameTooLong: (maximum: number) => `This may have at most ${maximum} characters.`,
  linkExpiry: 'A preview link ends after now, and within a year.',
  linkStageUnknown: (stage: string) => `The festival has no stage ${stage}.`,
  linkGone: 'There is no such preview link.',
} as const;
