import { fieldText, pictureFields, type Fields, type FestivalClocks } from '@lineup/domain';
import { usePicture } from '../../app/pictures/use-picture.ts';
import { Picture } from '../../design/files/picture.tsx';
import classes from './differences.module.css';

interface FieldValueProps {
  readonly fields: Fields | null;
  readonly field: string;
  readonly clocks: FestivalClocks;
}

/** The value of a field: pictures of the portal as images, everything else as text; a dash for none. */
export function FieldValue({ fields, field, clocks }: FieldValueProps) {
  const text = fieldText(fields?.[field], field, clocks);
  if (text === '') return <span aria-label="nothing">–</span>;
  return isPictureField(field) ? <FieldPicture url={text} /> : text;
}

function isPictureField(field: string): boolean {
  return pictureFields.some((each) => each === field);
}

function FieldPicture({ url }: { readonly url: string }) {
  const picture = usePicture(url, 160);
  return picture === null ? (
    <bdi>{url}</bdi>
  ) : (
    <Picture className={classes['picture']} picture={picture} alt="Picture" />
  );
}
