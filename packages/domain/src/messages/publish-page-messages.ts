/** What the page says on which a festival is published. Apart from the other texts, so that only it loads them. */
export const publishPageMessages = {
  title: 'Publish',
  intro: 'Visitors see the last release and nothing else. What you edit stays here until you publish it.',
  aside: 'Addresses and links',
  loadFailedAdvice: 'What is public stays as it is. The page is shown as soon as it can be read.',
  tryAgain: 'Try Again',
  cancel: 'Cancel',
  publish: 'Publish now',
  publishTicked: (n: number) => (n === 1 ? 'Publish 1 change' : `Publish ${n} changes`),
  plan: 'Plan the release',
  planShort: 'Plan',
  isPublished: (number: number | null) => (number === null ? 'Published' : `Published as release ${number}`),
  isPlanned: 'The release is planned',
  state: {
    never: 'Not published yet',
    neverAdvice: 'Nobody outside sees anything of this festival. Its first release gives it a public page.',
    out: (since: string) => `Out since ${since}`,
    withdrawn: (since: string) => `Withdrawn since ${since}`,
    withdrawnAdvice: 'The public page says so, and calendars get a cancellation for every set.',
    release: (number: number, by: string) => `Release ${number}, by ${by}`,
    late: (planned: string) =>
      `It went out late: it was planned for ${planned}, when the portal was not running.`,
    address: 'the address of the public page',
  },
  changes: {
    title: 'What goes out',
    first: (sets: number) =>
      sets === 0
        ? 'There are no sets yet: the public page would show the festival alone.'
        : `The whole lineup: ${sets === 1 ? '1 set' : `${sets} sets`}.`,
    count: (changes: number) =>
      changes === 1 ? '1 change since the last release.' : `${changes} changes since the last release.`,
    none: 'Nothing has changed since the last release.',
    comparing: 'Comparing the lineup with what is out…',
    search: 'Search the changes',
    filters: 'Show kinds',
    kinds: {
      every: 'all',
      added: 'added',
      moved: 'moved',
      changed: 'changed',
      removed: 'removed',
      festival: 'of the festival',
    },
    noneFound: 'No change fits.',
    list: 'Changes',
    ticked: (ticked: number, changes: number) =>
      ticked === changes ? `All of it goes out` : `${ticked} of ${changes} go out`,
    tickAll: 'All',
    tickNone: 'None',
    nothingTicked: 'Tick what is to go out.',
  },
  conflicts: {
    open: (n: number) => (n === 1 ? '1 open conflict' : `${n} open conflicts`),
    openInPart: (n: number) =>
      n === 1 ? '1 open conflict in what is ticked' : `${n} open conflicts in what is ticked`,
    askTitle: (n: number) =>
      n === 1 ? 'Publish with 1 open conflict?' : `Publish with ${n} open conflicts?`,
    ask: 'Visitors see the sets as they are. The release notes how many conflicts were open.',
    named: 'These are open in what goes out:',
    more: (n: number) => `and ${n} more`,
    changedTitle: 'The lineup has just changed',
    changed: (n: number) =>
      n === 0
        ? 'Somebody edited it, and no conflict is open any more. Publish it as it is now?'
        : `Somebody edited it, and ${n === 1 ? '1 conflict is' : `${n} conflicts are`} open now. Publish it as it is?`,
  },
  address: {
    label: 'Public address',
    help: 'Small letters, digits and hyphens. When you rename it later, the old one leads to the new one.',
    rename: 'Rename',
    renameTitle: 'Rename the public address',
    renameHelp:
      'The old address leads to the new one for good, and calendars that people have subscribed to go on.',
    renamed: (slug: string) => `The public address is now /lineup/${slug}`,
  },
  time: {
    legend: 'When',
    now: 'Now',
    later: 'At a time',
    date: 'Date',
    time: 'Time',
    zone: (zone: string) => `By the clocks of the festival (${zone}).`,
    dateMissing: 'Choose a date.',
    timeMissing: 'Enter hours and minutes, for example 9:30 PM or 21:30.',
    past: 'This time is over. Choose a later one.',
    skipped: (shown: string) => `The clocks leave this time out. The release goes out at ${shown}.`,
    twice: (shown: string) =>
      `The clocks show this time twice. The release goes out the first time they show ${shown}.`,
  },
  planned: {
    title: (at: string) => `Planned for ${at}`,
    due: (at: string) => `Due since ${at}`,
    dueAdvice: 'It goes out within a minute, or as soon as the portal runs again.',
    frozen: (by: string) => `Planned by ${by}. The lineup goes out as it was then; later edits stay here.`,
    unedited: 'Nothing has been edited since.',
    edited: (n: number) => (n === 1 ? '1 change was made since.' : `${n} changes were made since.`),
    question: (n: number) => (n === 1 ? 'Should it go along?' : 'Should they go along?'),
    show: 'Choose what goes along',
    takeAlong: 'Take Along',
    takeAlongTitle: (n: number) =>
      n === 1 ? 'Take along with 1 open conflict?' : `Take along with ${n} open conflicts?`,
    tookAlong: 'The planned release takes the edits along',
    cancel: 'Cancel the Plan',
    cancelTitle: 'Cancel the planned release?',
    cancelText: 'Nothing goes out at that time. The lineup stays as it is.',
    keep: 'Keep It',
    cancelled: 'The planned release was cancelled',
  },
  failed: {
    title: (at: string) => `The release planned for ${at} did not go out.`,
    why: 'The portal could not store it.',
    advice: 'What was public before still is. Publish now, or plan it again.',
  },
  releases: {
    title: 'Releases',
    number: (number: number) => `Release ${number}`,
    current: 'Out',
    late: 'Late',
    kinds: {
      publish: 'Published',
      republish: 'Published again',
      withdraw: 'Withdrawn',
      step: 'Announced',
      restamp: 'Sent anew',
    },
    again: (number: number) => `Release ${number} again`,
    some: 'some of the changes',
    summary: (added: number, changed: number, removed: number) =>
      [
        added > 0 && `${added} added`,
        changed > 0 && `${changed} changed`,
        removed > 0 && `${removed} removed`,
      ]
        .filter(Boolean)
        .join(', ') || 'no set changed',
    conflicts: (n: number) => (n === 1 ? 'with 1 open conflict' : `with ${n} open conflicts`),
    republish: 'Publish Again',
    republishTitle: (number: number) => `Publish release ${number} again?`,
    republishText: 'Visitors see the lineup as it was then. The lineup here stays as it is.',
    republished: (number: number) => `Release ${number} is out again`,
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw the lineup?',
    withdrawText:
      'The public page says that it was withdrawn, and calendars get a cancellation for every set. It can be published again at any time.',
    withdrawn: 'The lineup was withdrawn',
    earlier: (n: number) => (n === 1 ? '1 earlier release' : `${n} earlier releases`),
  },
  feeds: {
    title: 'Feeds',
    names: {
      calendar: 'Calendar',
      json: 'JSON',
      csv: 'Table (CSV)',
      frabXml: 'Schedule (XML)',
      frabJson: 'Schedule (JSON)',
    },
    what: (name: string) => `the address of: ${name}`,
    patience: 'Calendars ask every few hours, whatever we do.',
    more: 'The public page has calendars of each stage and artist.',
    embed: 'On another website',
    embedHelp: 'Put this where the lineup is to stand. It shows every new release by itself.',
    snippet: 'the snippet',
  },
  webhook: {
    title: 'Webhook',
    label: 'Tell this address of every release',
    help: 'Each message is signed, so that its receiver knows that it is from you.',
    save: 'Save',
    saved: 'The webhook is on',
    stop: 'Stop',
    stopTitle: 'Stop telling this address?',
    stopText: 'It hears of no further release.',
    stopped: 'The webhook is off',
    secretTitle: 'The secret of the signatures, shown this once',
    secretHelp: 'Keep it where the receiver can check the signatures.',
    secret: 'the secret',
    renew: 'New Secret',
    renewTitle: 'Make a new secret?',
    renewText: 'What is signed from then on cannot be checked with the old one.',
    outcomes: {
      none: 'It has not been told of a release yet.',
      delivered: (release: number, at: string) => `Told of release ${release} on ${at}.`,
      failed: (release: number, at: string, status: number | null) =>
        `It could not be told of release ${release} on ${at}: ${status === null ? 'no answer' : `answer ${status}`}. The release is out all the same.`,
    },
  },
} as const;
