/** Texts of the wizard. A separate file, so that only the wizard loads them. */
export const wizardMessages = {
  cancelUpload: {
    title: 'Cancel the upload?',
    text: 'The file is still being sent. Leaving this page cancels it.',
  },
  picture: {
    title: 'Image upload is coming soon',
    text: 'Image reading is not yet available. A picture can be uploaded, but no events are read from it.',
  },
  stillSelected: 'Your file is still selected.',
  stillTrying: (trouble: string) => `${trouble} Still trying…`,
  found: (n: number) => `${n} events found`,
  /** The number of open questions and offers that concern all events. */
  decisions: (n: number) => `${n} ${n === 1 ? 'decision' : 'decisions'}`,
  /** Whether the edits of a draft are stored. */
  autosave: {
    saved: 'Draft saved',
    saving: 'Saving draft…',
    retrying: 'Draft not saved yet. Retrying…',
  },
  removeEvent: 'Remove event',
  uploadAnother: {
    title: 'Upload another file?',
    text: 'This draft and your changes are kept: you will find it under “Drafts not yet saved” on the next page.',
    confirm: 'Upload New File',
  },
  /** Asked before leaving a draft with unsaved edits. */
  leave: {
    title: 'Leave without saving your changes?',
    lost: 'Your last changes could not be saved and will be lost.',
    unsent:
      'Your last changes could not be sent yet. This browser remembers them and sends them when you open the draft here again.',
  },
  /** For a draft that another user deleted or saved. */
  gone: {
    festival: 'The festival has been deleted. The events below exist only on this page.',
    draft:
      'This draft has been saved or removed, perhaps by someone else. Your changes exist only on this page.',
  },
} as const;
