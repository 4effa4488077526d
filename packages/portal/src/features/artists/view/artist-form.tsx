import {
  countryName,
  artistFields,
  artistPageMessages,
  countryCodes,
  editingMessages,
  messages,
  pictureToFetch,
  type ArtistFieldDescription,
} from '@lineup/domain';
import { useEffect, useMemo, useRef } from 'react';
import { RestoredBanner } from '../../../app/editor/restored-banner.tsx';
import { Button } from '../../../design/controls/button.tsx';
import { Form } from '../../../design/controls/form.tsx';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import { TextArea } from '../../../design/controls/text-area.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { useRestoredFocus } from '../../../design/dialogs/use-restored-focus.ts';
import { Banner } from '../../../design/notices/banner.tsx';
import { errorsOf, focalPointOf, focalPointText, formFields, type FormField } from '../model/artist-form.ts';
import type { ArtistEditor } from '../use-artist-editor.ts';
import { useArtistPicture } from '../use-artist-picture.ts';
import { PictureField } from './picture-field.tsx';
import classes from './pages.module.css';

const { hints } = artistPageMessages;

/** Text with more characters gets a multi-line field. */
const longestLine = 250;

/** The form for editing an artist. */
export function ArtistForm({ editor }: { readonly editor: ArtistEditor }) {
  const { base, input, refusals, phase, failure, isOutdated, restored, edit, save, cancel } = editor;
  const isBusy = phase !== 'editing';
  // A focal point belongs to one picture.
  const setPicture = (imageURL: string) => edit((before) => ({ ...before, imageURL, focalPoint: '' }));
  const picture = useArtistPicture(base.id, setPicture);
  const isUploading = picture.share !== null || picture.isFetching;
  const errors = refusals > 0 ? errorsOf(input) : {};
  const element = useFormFocus(refusals, isBusy);
  const fieldOf = (field: FormField) => (
    <TypedField
      key={field.key}
      field={field}
      value={input[field.key] ?? ''}
      error={errors[field.key]}
      disabled={isBusy}
      onChange={(text) => edit((before) => ({ ...before, [field.key]: text }))}
    />
  );
  const ofLinks = formFields.filter(({ link }) => link !== null);
  const firstLink = ofLinks[0];
  return (
    <Form
      ref={element}
      className={classes['form']}
      aria-label={artistPageMessages.form}
      onSubmit={() => {
        if (!isBusy && !isUploading) save();
      }}
    >
      <RestoredBanner restored={restored} disabled={isBusy} onDiscard={cancel} />
      {isOutdated && <Banner tone="blue" title={messages.provider.conflict} />}
      {formFields.map((field) => {
        if (field.field === 'focalPoint') return null;
        if (field.field === 'imageURL') {
          return (
            <PictureField
              key={field.key}
              name={input['name'] ?? ''}
              source={pictureToFetch(base) ?? ''}
              url={input['imageURL'] ?? ''}
              point={focalPointOf(input['focalPoint'] ?? '')}
              store={picture}
              disabled={isBusy}
              onPoint={(point) => edit((before) => ({ ...before, focalPoint: focalPointText(point) }))}
              onRemove={() => setPicture('')}
            />
          );
        }
        if (field.link === null) return fieldOf(field);
        if (field !== firstLink) return null;
        return (
          <fieldset key="links" className={classes['links']}>
            <legend>{artistFields.links.label}</legend>
            {ofLinks.map(fieldOf)}
          </fieldset>
        );
      })}
      {failure !== null && !isBusy && (
        <Banner tone="red" title={failure}>
          {editingMessages.nothingLost}
        </Banner>
      )}
      <div className={classes['buttons']}>
        <Button type="submit" loading={isBusy} disabled={isUploading}>
          {artistPageMessages.save}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={cancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

interface TypedFieldProps {
  readonly field: FormField;
  readonly value: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
}

function TypedField({ field, value, error, disabled, onChange }: TypedFieldProps) {
  const description: ArtistFieldDescription = artistFields[field.field];
  const common = {
    label: field.label,
    name: field.key,
    description: hintOf(field),
    value,
    error,
    disabled,
    required: field.key === 'name',
  };
  if (description.type === 'country') return <CountrySelect {...common} onChange={onChange} />;
  const hasLines =
    description.type === 'list' || (description.type === 'text' && description.limit > longestLine);
  if (hasLines) return <TextArea {...common} onChange={(event) => onChange(event.currentTarget.value)} />;
  return (
    <TextInput
      {...common}
      type={description.type === 'links' ? 'url' : 'text'}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function hintOf({ field, link }: FormField): string | undefined {
  if (link !== null) return undefined;
  const { type, visibility }: ArtistFieldDescription = artistFields[field];
  if (field === 'sortName') return hints.sortName;
  if (field === 'spellings') return hints.spellings;
  if (type === 'list') return hints.list;
  return visibility === 'private' ? hints.private : undefined;
}

interface CountrySelectProps extends Omit<TypedFieldProps, 'field'> {
  readonly label: string;
  readonly name: string;
}

function CountrySelect({ onChange, ...select }: CountrySelectProps) {
  const countries = useMemo(
    () =>
      countryCodes
        .map((value) => ({ value, label: countryName(value) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
    [],
  );
  return (
    <NativeSelect
      {...select}
      data={[{ value: '', label: artistPageMessages.noCountry }, ...countries]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Focuses the form when it opens, and the first invalid field each time saving is refused. */
function useFormFocus(refusals: number, isBusy: boolean) {
  const element = useRef<HTMLFormElement>(null);
  const handled = useRef<number | null>(null);
  useRestoredFocus(element, isBusy);
  useEffect(() => {
    if (isBusy || handled.current === refusals) return;
    handled.current = refusals;
    const selector = refusals > 0 ? '[aria-invalid="true"]' : 'input';
    element.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [isBusy, refusals]);
  return element;
}
