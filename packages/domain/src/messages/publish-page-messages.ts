/** What the page says on which a festival is published. Apart from the other texts, so that only it loads them. */
export const publishPageMessages = {
  title: 'Publish',
  intro: 'Visitors see the last release and nothing else. What you edit stays here until you publish it.',
  aside: 'Addresses and links',
  loadFailedAdvice: 'What is published has not changed. This page loads as soon as the portal answers.',
  tryAgain: 'Try Again',
  cancel: 'Cancel',
  publish: 'Publish now',
  publishTicked: (n: number) => (n === 1 ? 'Publish 1 change' : `Publish ${n} changes`),
  plan: 'Schedule release',
  planShort: 'Schedule',
  isPublished: (number: number | null) => (number === null ? 'Published' : `Published as release ${number}`),
  isPlanned: 'The release is scheduled',
  state: {
    never: 'Not published yet',
    neverAdvice: 'This festival is not public yet. Its first release creates a public page.',
    out: (since: string) => `Published on ${since}`,
    withdrawn: (since: string) => `Withdrawn on ${since}`,
    withdrawnAdvice: 'The public page says so, and calendars get a cancellation for every set.',
    release: (number: number, by: string) => `Release ${number}, by ${by}`,
    late: (planned: string) =>
      `Published late: it was scheduled for ${planned}, when the portal was not running.`,
    address: 'the address of the public page',
  },
  changes: {
    title: 'What will be published',
    first: (sets: number) =>
      sets === 0
        ? 'There are no sets yet: the public page would show the festival alone.'
        : `The whole lineup: ${sets === 1 ? '1 set' : `${sets} sets`}.`,
    addLineup: 'Add a lineup',
    count: (changes: number) =>
      changes === 1 ? '1 change since the last release.' : `${changes} changes since the last release.`,
    none: 'No changes since the last release.',
    comparing: 'Comparing the lineup with the last release…',
    search: 'Search the changes',
    filters: 'Show kinds',
    kinds: {
      every: 'all',
      added: 'added',
      moved: 'moved',
      changed: 'changed',
      removed: 'removed',
      festival: 'of the festival',
      artists: 'of artists',
    },
    noneFound: 'No matching changes.',
    showAll: 'Show all changes',
    list: 'Changes',
    ticked: (ticked: number, changes: number) =>
      ticked === changes ? 'Everything will be published' : `${ticked} of ${changes} changes selected`,
    tickAll: 'All',
    tickNone: 'None',
    nothingTicked: 'Select what to publish.',
  },
  conflicts: {
    open: (n: number) => (n === 1 ? '1 open conflict' : `${n} open conflicts`),
    openInPart: (n: number) =>
      n === 1 ? '1 open conflict in the selected changes' : `${n} open conflicts in the selected changes`,
    askTitle: (n: number) =>
      n === 1 ? 'Publish with 1 open conflict?' : `Publish with ${n} open conflicts?`,
    ask: 'Visitors see the sets as they are. The release records how many conflicts were open.',
    named: 'Open conflicts in this release:',
    more: (n: number) => `and ${n} more`,
    changedTitle: 'The lineup has just changed',
    changed: (n: number) =>
      n === 0
        ? 'Someone edited it, and it has no open conflicts now. Publish it as it is now?'
        : `Someone edited it, and ${n === 1 ? '1 conflict is' : `${n} conflicts are`} open now. Publish it as it is?`,
  },
  address: {
    label: 'Public address',
    help: 'Lowercase letters, digits and hyphens. If you rename it later, the old address redirects to the new one.',
    rename: 'Rename',
    renameTitle: 'Rename the public address',
    renameHelp:
      'The old address always redirects to the new one, and calendars that people subscribe to keep working.',
    renamed: (slug: string) => `The public address is now /lineup/${slug}`,
  },
  time: {
    legend: 'When',
    now: 'Now',
    later: 'At a time',
    date: 'Date',
    time: 'Time',
    zone: (zone: string) => `Festival time (${zone})`,
    dateMissing: 'Choose a date.',
    timeMissing: 'Enter hours and minutes, for example 9:30 PM or 21:30.',
    past: 'This time is in the past.',
    skipped: (shown: string) =>
      `This time does not exist on that day (daylight saving). The lineup will be published at ${shown}.`,
    twice: (shown: string) =>
      `${shown} occurs twice on that day (daylight saving). The lineup will be published the first time.`,
  },
  planned: {
    title: (at: string) => `Scheduled for ${at}`,
    due: (at: string) => `Overdue since ${at}`,
    dueAdvice: 'It will be published within a minute, or as soon as the portal runs again.',
    frozen: (by: string) =>
      `Scheduled by ${by}. The lineup will be published as it was then, without later edits.`,
    unedited: 'No changes since then.',
    edited: (n: number) => (n === 1 ? '1 change since then.' : `${n} changes since then.`),
    question: (n: number) => (n === 1 ? 'Include it?' : 'Include them?'),
    show: 'Choose what to include',
    include: 'Include changes',
    includeTitle: (n: number) =>
      n === 1 ? 'Include changes with 1 open conflict?' : `Include changes with ${n} open conflicts?`,
    included: 'The scheduled release includes the changes',
    cancel: 'Cancel scheduled release',
    cancelTitle: 'Cancel the scheduled release?',
    cancelText: 'Nothing will be published at that time. The lineup does not change.',
    keep: 'Keep It',
    cancelled: 'The scheduled release was cancelled',
  },
  failed: {
    title: (at: string) => `The release scheduled for ${at} was not published.`,
    why: 'The portal could not store it.',
    advice: 'The last release is still public. Publish now, or schedule it again.',
  },
  releases: {
    title: 'Releases',
    number: (number: number) => `Release ${number}`,
    current: 'Public',
    late: 'Late',
    kinds: {
      publish: 'Published',
      republish: 'Published again',
      withdraw: 'Withdrawn',
      step: 'Announced',
      restamp: 'Sent again',
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
    republishText: 'Visitors see the lineup as it was then. The lineup here does not change.',
    republished: (number: number) => `Release ${number} is public again`,
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
    patience: 'Calendar apps refresh every few hours.',
    more: 'The public page has calendars of each stage and artist.',
    embed: 'Embed',
    embedHelp: 'Paste this where the lineup should appear on your website. It updates with every release.',
    snippet: 'the snippet',
  },
  webhook: {
    title: 'Webhook',
    label: 'Send every release to this URL',
    help: 'Each message is signed, so that the receiver can check that it comes from this portal.',
    save: 'Save',
    saved: 'The webhook is on',
    stop: 'Stop',
    stopTitle: 'Stop sending to this URL?',
    stopText: 'It will not be called for further releases.',
    stopped: 'The webhook is off',
    secretTitle: 'Signing secret (shown only once)',
    secretHelp: 'Store it where the receiver checks the signatures.',
    secret: 'the secret',
    renew: 'New Secret',
    renewTitle: 'Make a new secret?',
    renewText: 'Messages sent after this cannot be checked with the old secret.',
    outcomes: {
      none: 'Not called yet.',
      delivered: (release: number, at: string) => `Received release ${release} on ${at}.`,
      failed: (release: number, at: string, status: number | null) =>
        `Release ${release} could not be sent on ${at}: ${status === null ? 'no answer' : `answer ${status}`}. The release is public.`,
    },
  },
} as const;
