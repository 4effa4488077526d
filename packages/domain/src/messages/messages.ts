/**
 * Every text that reports something to a person, each once. The words are the specification's (sections 2, 4, 5, 8);
 * texts that it leaves open follow its manner: what happened, then what to do.
 */
export const messages = {
  access: {
    denied: 'Access denied. Admin permissions required.',
    profileNotFound: 'User profile not found.',
    permissionCheckFailed: 'Error verifying permissions.',
    invalidEmailOrPassword: 'Invalid email or password.',
    noAccount: 'No account found with this email.',
    incorrectPassword: 'Incorrect password.',
    invalidEmail: 'Invalid email address.',
    invalidCredentials: 'Invalid credentials. Please check your information and try again.',
    authenticationFailed: 'Authentication failed',
    authenticationFailedTryAgain: 'Authentication failed. Please try again.',
    logoutFailed: 'Failed to logout',
    otherSecondFactor: 'Multi-factor authentication setup required. Please contact admin.',
    secondFactorForAll: 'All accounts must have two-factor authentication enabled',
    sessionEnded: 'Your session has ended. Please sign in again.',
    signInToContinue: 'Your session has ended. Please sign in again to continue.',
  },
  secondFactor: {
    noPendingAuthentication: 'No pending authentication',
    notAvailable: 'SMS authentication not available',
    sendFailed: 'Failed to send SMS verification',
    noPendingVerification: 'No pending verification',
    invalidCode: 'Invalid verification code',
    invalidCodeTryAgain: 'Invalid verification code. Please try again.',
    verificationFailed: 'Verification failed. Please try again.',
    resendFailed: 'Failed to resend SMS. Please try again.',
    codeSent: 'SMS verification code sent to your phone',
    required: 'Multi-factor authentication required',
    enrollmentRequired: 'Phone number enrollment required for security',
    codeResent: 'New SMS verification code sent.',
    codeExpired: 'Verification code expired. Please request a new one.',
    waitBeforeResend: (seconds: number) =>
      `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} before requesting another code.`,
    sentToPhoneEnding: (lastFour: string) => `Code sent to the phone ending in ${lastFour}`,
    notSentToPhoneEnding: (lastFour: string) => `No code sent yet to the phone ending in ${lastFour}`,
  },
  reauthentication: {
    noUser: 'No user found',
    incorrectPassword: 'Incorrect password. Please try again.',
    tooManyAttempts: 'Too many attempts. Please try again later.',
    failed: 'Authentication failed. Please try again.',
  },
  enrollment: {
    notSignedIn: 'User must be logged in',
    sessionExpired: 'Authentication session expired',
    passwordNeeded: 'For security, please enter your password to continue.',
    signInAgain: 'Session expired. Please sign in again.',
    network: 'Network error. Please check your connection.',
    tooManyAttempts: 'Too many attempts. Please try again later.',
    captcha: 'There was an issue with the security check. Please refresh the page and try again.',
    smsNotEnabled: "SMS verification is not enabled. Please enable it in the provider's console.",
    phoneNotConfigured: 'Phone authentication is not configured. Please contact your administrator.',
    browserExtension:
      'A browser extension may be interfering with phone verification. Please disable it or try another browser.',
    invalidPhone: 'Invalid phone number format. Please check your number and try again.',
    phoneRequired: 'Phone number is required.',
    quotaExceeded: 'SMS quota exceeded. Please try again later.',
    failed: 'Phone enrollment failed',
    sendFailed: 'Failed to send verification code',
    nonePending: 'No pending phone enrollment',
    invalidCode: 'Invalid verification code. Please try again.',
    codeExpired: 'Verification code expired. Please request a new one.',
    completionFailed: 'Failed to complete phone enrollment. Please try again.',
    codeSent: 'Verification code sent to your phone',
    enrolled: 'Phone number enrolled successfully!',
    phoneInUse: 'This phone number is already enrolled.',
    changedMailSubject: 'The phone number of your Festival Admin Portal account was changed',
    changedMailText: (lastFour: string) =>
      `Sign-in codes now go to the phone ending in ${lastFour}. All other sessions have been ended.\n\nIf this wasn’t you, reset your password at once and ask your operator to reset the phone.\n`,
  },
  passwordReset: {
    emailNeeded: 'Please enter your email address first',
    sent: 'Password reset instructions sent to your email',
    failed: 'Failed to send password reset email',
    mailSubject: 'Reset your Festival Admin Portal password',
    mailText: (link: string, minutes: number) =>
      `Someone, most likely you, asked to reset the password of this account.\n\nSet a new password within ${minutes} minutes:\n${link}\n\nIf this wasn’t you, ignore this message; nothing changes.\n`,
    linkInvalid: 'This link no longer works. Please request a new one.',
    tooShort: (minimum: number) => `The password must have at least ${minimum} characters`,
    tooLong: (maximum: number) => `The password must have at most ${maximum} characters`,
    notEqual: 'The two passwords are not the same',
    changed: 'Your password has been changed. Please sign in with it.',
  },
  login: {
    emailRequired: 'Email is required',
    passwordRequired: 'Password is required',
  },
  phone: {
    empty: 'Please enter a valid phone number',
    usLength: 'US/Canada numbers must be 10 digits',
    usFormat: 'Invalid US/Canada phone number format',
    tooShort: 'Phone number too short',
    tooLong: 'Phone number too long',
  },
  festival: {
    listFailed: 'Failed to load festivals.',
    notFound: 'Festival not found',
    loadFailed: 'Failed to load festival',
    dataLoadFailed: 'Failed to load festival data',
    createFailed: 'Failed to create festival',
    deleteFailed: 'Failed to delete festival',
    saveFailed: 'Failed to save festival details.',
    upcomingFailed: 'Failed to load upcoming festivals',
    pastFailed: 'Failed to load past festivals',
    statsFailed: 'Failed to get festival statistics',
    created: 'Festival created successfully!',
    createdWithImage: 'Festival created with image successfully!',
    createdWithoutImage: 'The festival was created, but its cover image could not be saved.',
    tooLarge: (events: number, fitting: number) =>
      `This change moves ${events} events, but only about ${fitting} can be changed at once. Nothing was saved.`,
    saved: 'Festival details saved successfully!',
    deleted: 'Festival deleted successfully!',
    stagesSaved: 'Stages saved successfully!',
    stageRequired: 'At least one stage is required.',
    duplicateStages: 'Each stage needs a different name.',
    tooManyStages: (maximum: number) => `A festival can have at most ${maximum} stages.`,
    endBeforeStart: 'End date must be after start date',
    oneDayNeedsTimes: 'End date must be after start date (a one-day festival needs a start and an end time)',
    tooLong: (days: number) => `A festival can last at most ${days} days. Please check the dates.`,
    dateOutOfReach: 'Dates must be between the years 1900 and 2200',
    none: 'No festivals found',
    hourCycles: { h12: '12-hour', h23: '24-hour' },
  },
  image: {
    uploaded: 'Image uploaded successfully!',
    uploadFailed: 'Failed to upload image.',
    invalidType: 'Invalid file type. Please select an image file (JPG, PNG, GIF, WebP)',
    unreadable: 'This picture could not be read. Please choose another file.',
    tooManyPixels: (megapixels: number) =>
      `This picture has too many pixels. Maximum is ${megapixels} megapixels`,
    noFile: 'No file selected',
    notLoaded:
      'This picture cannot be loaded. Cards show the initials instead. Choose another file, or remove it.',
  },
  file: {
    tooLarge: (megabytes: number) => `File size too large. Maximum size is ${megabytes}MB`,
  },
  event: {
    scheduleLoadFailed: 'Failed to load schedule.',
    unreadable: (ids: readonly string[]) =>
      ids.length === 1
        ? `One event is damaged and cannot be shown: ${ids.join(', ')}`
        : `${ids.length} events are damaged and cannot be shown: ${ids.join(', ')}`,
    unreadableAdvice:
      'All other events are shown. Please tell your operator, who can restore what is damaged from a backup.',
    dateLoadFailed: 'Failed to load events for this date',
    stageLoadFailed: 'Failed to load events for this stage',
    notFound: 'Event not found',
    loadFailed: 'Failed to load event',
    invalidDateOrTime: 'Invalid date or time format',
    saveFailed: 'Failed to save event.',
    deleteFailed: 'Failed to delete event.',
    saved: 'Event saved successfully!',
    created: 'Event created successfully!',
    updated: 'Event updated successfully!',
    deleted: 'Event deleted successfully!',
    confirmDelete: 'Are you sure you want to delete this event?',
    deletedMeanwhile: 'Someone else has deleted this event.',
    changedByYou: 'You have changed this on the schedule in the meantime.',
    whichStart: (clock: string) => `Which ${clock} it starts at`,
    whichEnd: (clock: string) => `Which ${clock} it ends at`,
    firstPass: (clock: string) => `the first ${clock}`,
    secondPass: (clock: string) => `the second ${clock}`,
    startsInNight: (clock: string, day: string, dayStartsAt: string) =>
      `It starts at ${clock} on ${day}: the festival day begins at ${dayStartsAt}.`,
    confirmLong: (length: string) => `Save a set of ${length}?`,
    confirmLongText: (artist: string, start: string, end: string) =>
      `${artist} would play from ${start} to ${end}. Most sets are shorter than 8 hours.`,
    endBeforeStart: 'End time must not be before start time',
    unknownArtist: 'Unknown Artist',
    /** What became of a set. */
    status: {
      confirmed: 'Confirmed',
      cancelled: 'Cancelled',
      replaced: 'Replaced',
      replacedBy: (artist: string) => `Replaced by ${artist}`,
      callOff: 'Call Off',
      putBackOn: 'Put Back On',
      wasCancelled: (artist: string) => `Cancelled ${artist}`,
      wasConfirmed: (artist: string) => `Confirmed ${artist} again`,
    },
    note: 'Note',
    hasNote: 'has a note',
  },
  review: {
    artistRequired: 'Artist name is required',
    artistTooLong: (maximum: number) => `Artist name is too long. Maximum is ${maximum} characters`,
    stageRequired: 'Stage is required',
    stageTooLong: (maximum: number) => `Stage is too long. Maximum is ${maximum} characters`,
    stageInvalid: (stage: string) => `Stage "${stage}" is not valid`,
    stageInvalidWithList: (stage: string, available: readonly string[]) =>
      `Stage "${stage}" is not valid. Available stages: ${available.join(', ')}`,
    dateRequired: 'Date is required',
    dateOutOfRange: (start: string, end: string) =>
      `Date must be within festival date range (${start} to ${end})`,
    dateFormat: 'Date must be in YYYY-MM-DD format',
    startRequired: 'Start time is required',
    endRequired: 'End time is required',
    startFormat: 'Start time must be in HH:MM format',
    endFormat: 'End time must be in HH:MM format',
    imageInvalid: 'Image URL must begin with https://',
    confirmRemove: 'Are you sure you want to remove this event?',
    removed: (artist: string) => `${artist || 'Event'} removed`,
    removedForGood: 'This removal has already been saved and can no longer be undone.',
    equalTimes: 'Start and end times are the same. Please check that this is intended.',
    confirmLongSets: (n: number) =>
      n === 1 ? 'Save 1 set of more than 8 hours?' : `Save ${n} sets of more than 8 hours?`,
    longSets: (sets: readonly string[], more: number) =>
      `Please check their times: ${sets.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    longSet: (length: string) => `This set lasts ${length}. Please check that this is intended.`,
    clockGap: (time: string, shown: string) =>
      `${time} does not exist on this day (clocks go forward). It counts as ${shown}.`,
    clockOverlap: (time: string) =>
      `${time} happens twice on this day (clocks go back). The earlier one is used.`,
    clockOverlapSecond: (time: string) =>
      `${time} happens twice on this day (clocks go back). The later one is used.`,
    clockMoved: (time: string, shown: string) =>
      `${time} would be before the start on this day (clocks go forward). It counts as ${shown}.`,
    stageOverlap: (artist: string, start: string, end: string) =>
      `Overlaps with ${artist} (${start} - ${end}) on the same stage`,
    stageOverlapMore: (n: number) => `Overlaps with ${n} more on the same stage`,
    saveErrors: 'Validation errors:',
    saveErrorLine: (n: number, artist: string, errors: readonly string[]) =>
      `Event ${n} (${artist}): ${errors.join(', ')}`,
  },
  /** Sets that cannot both be as they are, or hardly; lengths and times are in words. */
  conflicts: {
    /** What a card in the schedule says of a set that is part of one. */
    marks: {
      overlap: 'Overlaps',
      doubleBooking: 'Booked twice',
      duplicate: 'Duplicate',
      misplaced: 'Misplaced',
      night: 'Wrong night',
      tight: 'Tight',
      shortChangeover: 'Short changeover',
      outsideHours: 'Stage closed',
      unlikelyLength: 'Unlikely length',
    },
    /** The same where people have accepted it. */
    markAccepted: (mark: string) => `${mark} (accepted)`,
    /** Of whom it is in the way. */
    overlaps: (artists: string) => `overlaps ${artists}`,
    andMore: (names: string, n: number) => `${names} and ${n} more`,
    doubleBooking: (artist: string, stage: string, start: string, end: string) =>
      `${artist} is on ${stage} at the same time (${start} - ${end})`,
    duplicate: (artist: string, start: string) => `${artist} is on this stage twice from ${start}`,
    tight: (length: string, artist: string, stage: string, start: string, end: string) =>
      `Only ${length} between this and ${artist} on ${stage} (${start} - ${end})`,
    shortChangeover: (length: string, artist: string, start: string, end: string) =>
      `Only ${length} of changeover with ${artist} (${start} - ${end})`,
    outsideHours: (length: string) => `The stage is closed for ${length} of this set`,
    night: (off: 'early' | 'late') =>
      `By what plays before and after it, this night seems to be a day too ${off}`,
    more: (n: number) => `And ${n} more like this`,
  },
  /** What is set for stages. */
  stageSettings: {
    allStages: 'All stages',
    everyDay: 'Every day',
    bothTimes: 'An opening and a closing time are needed',
    tooMany: (maximum: number) => `A festival can have at most ${maximum} opening hours.`,
    changeover: (minutes: string) => `${minutes} min changeover`,
    closed: 'closed',
  },
  upload: {
    parseCsvFailed: 'Failed to parse CSV file',
    eventsFailed: 'Failed to upload events',
    fileFailed: 'Failed to upload file',
    notFound: 'Upload not found',
    statusFailed: 'Failed to get processing status',
    validateFailed: 'Failed to validate events',
    saveFailed: 'Failed to save events',
    tooLarge: (events: number, fitting: number) =>
      `This draft has ${events} events, but only about ${fitting} can be saved at once. Please split the file and save its parts one after the other.`,
    discardFailed: 'Failed to remove draft',
    eventFailed: 'Failed to process event',
    loadFailed: 'Failed to load upload',
    failedWith: (error: string) => `Upload failed: ${error}`,
    processingFailed: 'Processing failed',
    processingFailedTryAgain: 'Processing failed. Please try again.',
    selectFile: 'Please select a file to upload',
    wrongTypeJson: 'Please select a .json file',
    wrongTypeSpreadsheet: 'Please select a .csv, .tsv, .txt, .xls, .xlsx or .ods file',
    notSpreadsheet: 'This file is neither text nor a workbook. Please select a CSV, XLS, XLSX or ODS file.',
    uploaded: 'File uploaded successfully! Processing in background...',
    completedWithIssues: (n: number) => `${n} events have validation issues. Please review and fix them.`,
    completed: 'Processing completed! All events are valid.',
    draftLoaded: 'Draft loaded successfully!',
    stillProcessing: 'Upload is still processing...',
    saved: (n: number) => `${n} events saved to the schedule`,
    csvHeaderOnly: 'CSV file must have at least a header and one data row',
    csvMissingColumns: (columns: readonly string[]) => `Missing required columns: ${columns.join(', ')}`,
    csvColumnCount: (row: number) => `Row ${row}: Column count mismatch`,
    csvErrors: 'Validation errors',
    csvNoEvents: 'No valid events found in the file',
    csvEndAfterStart:
      'End time must be after start time, except for late-night sets (start 18:00 or later, end before 07:00)',
    csvRow: (row: number, error: string) => `Row ${row}: ${error}`,
    csvWrongType: 'Please select a .csv, .xls or .xlsx file',
    csvUploaded: (n: number, failed: number) =>
      `Successfully uploaded ${n} events${failed > 0 ? `, ${failed} failed` : ''}`,
  },
  /** Why a lineup file could not be processed at all; kept in the upload's `error`. */
  processing: {
    empty: 'The file is empty. Please upload a file with at least one event.',
    notJson: (reason: string, line: number, column: number) =>
      `The file is not valid JSON: ${reason} at line ${line}, column ${column}`,
    notText: 'The file is not a text file. Please upload a JSON file.',
    wrongShape: (found: string) =>
      `The file has no list of events: expected a list or an object with "events", found ${found}`,
    rowNotObject: (row: number, found: string) => `Row ${row}: expected an event, found ${found}`,
    tooManyEvents: (maximum: number) => `The file has more than ${maximum} events. Please split it.`,
    tooDeep: (line: number, column: number) =>
      `The file is nested too deeply at line ${line}, column ${column}`,
    tooManyMembers: (maximum: number, line: number, column: number) =>
      `An object in the file has more than ${maximum} fields at line ${line}, column ${column}`,
    imageNotAvailable: 'Image reading is not yet available. Please upload a JSON file.',
    fileMissing: 'The uploaded file is no longer there. Please upload it again.',
    festivalGone: 'The festival has been deleted.',
    timedOut: 'Processing took too long and was stopped. Please try again with a smaller file.',
    tooMuchMemory: 'The file needs too much memory to be read. Please keep only the lineup in it.',
    crashed: 'Processing was interrupted. Please upload the file again.',
  },
  /** Input that was not saved when its page went away. */
  persistedInput: {
    restored: (ago: string) => `Your unsaved changes from ${ago} have been restored.`,
    ofGoneFestival: 'What you entered could not be saved. You can still copy it here:',
    pictureLost: 'The picture you chose could not be kept. Please choose it again.',
  },
  crash: {
    title: 'Something went wrong',
    part: 'This part of the page went wrong',
    partAdvice: 'What you have saved is safe, and the rest of the page still works.',
    partNotLoaded: 'This part of the page could not be loaded',
    notLoadedAdvice: 'The connection was lost, or the portal has been updated. Reload to continue.',
  },
  validation: {
    required: (label: string) => `${label} is required`,
    tooLong: (label: string, maximum: number) => `${label} is too long. Maximum is ${maximum} characters`,
    invalidImageUrl: 'Image URL must begin with https://',
    unstorable: (label: string) => `${label} contains characters that cannot be stored`,
    unknownZone: 'Timezone is not known',
    invalidDate: (label: string) => `${label} is not a date`,
    invalidTime: (label: string) => `${label} is not a time`,
    wholeNumber: (label: string, maximum: number) => `${label} must be a whole number from 0 to ${maximum}`,
  },
  /** Failures of the way to the provider, where no more telling text applies. */
  provider: {
    unavailable: 'The portal cannot be reached. Please check your connection and try again.',
    unreachableTitle: 'The portal cannot be reached',
    firstResponseMissing:
      'The server is not answering. The portal keeps trying and will open as soon as it does.',
    keepsTrying: 'The portal cannot be reached. It will keep trying.',
    storageFull: 'Not saved: the storage is full. Please tell your operator and try again.',
    storageGone: 'Not saved: the storage cannot be reached. Please tell your operator and try again.',
    busy: 'Too many requests. Please wait a moment and try again.',
    conflict: 'Someone else has changed this in the meantime.',
    /** Who it was; null if unknown. */
    changedBy: (name: string | null) => `${name ?? 'Someone else'} changed this while you were editing.`,
    /** Stands for a name: it was the same person in another window. */
    yourself: 'You, in another window,',
    cancelled: 'Cancelled.',
    tooLarge: 'This is too large to be saved at once. Nothing was saved.',
  },
} as const;
