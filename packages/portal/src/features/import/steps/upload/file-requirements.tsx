import { festivalDates, type Festival } from '@lineup/domain';
import classes from './file-requirements.module.css';

/** The required and optional fields of an event in a JSON file. */
export function FileRequirements({ festival }: { readonly festival: Festival }) {
  const { start, end } = festivalDates(festival);
  return (
    <>
      <h2 className={classes['title']}>Requirements</h2>
      <ul className={classes['list']}>
        <li>
          <code>artistName</code> is required
        </li>
        <li>
          <code>stage</code> is required
          {festival.stages.length > 0 && <>, one of {festival.stages.join(', ')}</>}
        </li>
        <li>
          <code>date</code> as YYYY-MM-DD, within the festival dates ({start} to {end})
        </li>
        <li>
          <code>timeStart</code> and <code>timeEnd</code> as HH:MM in 24-hour format
        </li>
        <li>Next-day events such as 23:00 to 02:00 are allowed</li>
        <li>
          <code>imageURL</code> is optional
        </li>
      </ul>
    </>
  );
}
