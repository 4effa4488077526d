/** What the dialog around the form of a new festival may ask of it. */
export interface FormHandle {
  /** Closes the dialog, after a question where something would be lost. */
  leave(): Promise<void>;
}
