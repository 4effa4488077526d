import { forEachSetText } from '../../entities/set-texts.ts';

/** The event form before anything is typed. */
export const blankEventForm = {
  artistName: '',
  stage: '',
  date: '',
  timeStart: '',
  timeEnd: '',
  startPass: '',
  endPass: '',
  imageURL: '',
  status: '',
  replacedBy: '',
  ...forEachSetText(() => ''),
};

export type EventFormField = keyof typeof blankEventForm;

/**
 * The event form's fields as they are typed: `date` YYYY-MM-DD (the festival day), times HH:MM, a pass 'second' for the later of two
 * such times; all after the times may be empty.
 */
export type EventForm = Readonly<Record<EventFormField, string>>;

/** The fields in the order of the form. */
export const eventFormFields = Object.keys(blankEventForm) as readonly EventFormField[];

/** An object with something for each field of the form. */
export function forEachField<Value>(make: (field: EventFormField) => Value): Record<EventFormField, Value> {
  return Object.fromEntries(eventFormFields.map((field) => [field, make(field)])) as Record<
    EventFormField,
    Value
  >;
}
