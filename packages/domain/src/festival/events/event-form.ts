import { forEachSetText } from '../../entities/set-texts.ts';

/** The empty event form. */
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
 * The event form's fields as typed: `date` YYYY-MM-DD (the festival day), times HH:MM, a pass 'second' for the later of
 * two such times; all fields after the times may be empty.
 */
export type EventForm = Readonly<Record<EventFormField, string>>;

/** The fields in form order. */
export const eventFormFields = Object.keys(blankEventForm) as readonly EventFormField[];

/** Makes an object with a value for each form field. */
export function forEachField<Value>(make: (field: EventFormField) => Value): Record<EventFormField, Value> {
  return Object.fromEntries(eventFormFields.map((field) => [field, make(field)])) as Record<
    EventFormField,
    Value
  >;
}
