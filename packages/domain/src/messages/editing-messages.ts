/** Texts about unsaved input. A separate file, so that only forms load them. */
export const editingMessages = {
  /** Asked before leaving unsaved input. */
  leave: {
    title: 'Discard your changes?',
    ofNewFestival: 'Discard this festival?',
    text: 'What you have entered has not been saved and would be lost.',
  },
  /** For restored input. */
  restored: {
    after: (ago: string) => `Your unsaved changes from ${ago} have been restored.`,
    pictureLost: 'The picture you chose could not be stored. Please choose it again.',
  },
  discarded: 'Changes discarded',
  nothingLost: 'Nothing you entered is lost. Try again.',
  imageElsewhere: (host: string) =>
    `This picture is on ${host}, so it is not shown. Choose a file to store it with the portal, or remove it.`,
  imageNotLoaded:
    'This picture cannot be loaded. Cards show the initials instead. Choose another file, or remove it.',
  uploadingImage: 'Uploading the image',
  /** What happens to the input if the record was changed or deleted in the meantime. */
  entries: {
    ofDeletedEvent:
      'Your entries are still here. Create Event adds them as a new event; Cancel leaves it deleted.',
    ofEvent: 'Your entries are still here. When you save, you choose between the two versions.',
    overOwnChange: 'Your entries are still here. When you save, they take the place of that change.',
    ofDetails: (fields: string) =>
      `Changed: ${fields}. Your entries are still here; if they differ, you choose when you save.`,
    ofStages: 'Your list is still here; if it differs, you choose when you save.',
  },
  /** What happened to the record in the meantime. */
  event: {
    deletedByOther: 'Someone else has deleted this event.',
    changedByYou: 'You have changed this on the schedule in the meantime.',
  },
  /** Cancels or reinstates a set. */
  status: {
    callOff: 'Cancel set',
    putBackOn: 'Reinstate',
    wasCancelled: (artist: string) => `Cancelled ${artist}`,
    wasConfirmed: (artist: string) => `Confirmed ${artist} again`,
  },
  newFestival: {
    created: 'Festival created successfully!',
    createdWithImage: 'Festival created with image successfully!',
    createdWithoutImage: 'The festival was created, but its cover image could not be saved.',
  },
  /** Asks which of two versions to keep. */
  versions: {
    title: 'Which version stays?',
    text: 'Nothing has been saved yet. Choose which version stays.',
  },
} as const;
