import classes from './file-requirements.module.css';

/** What is read from a spreadsheet. */
export function SpreadsheetHelp() {
  return (
    <>
      <h2 className={classes['title']}>What is read</h2>
      <ul className={classes['list']}>
        <li>CSV, TSV and text, XLS, XLSX and ODS, at most 5 MB and 10,000 rows</li>
        <li>
          One set per row, with headings such as <code>Artist</code>, <code>Stage</code>, <code>Date</code>,{' '}
          <code>Start</code> and <code>End</code>, in English or another language
        </li>
        <li>A sheet per day or per stage, titles above the headings, merged cells, lines of comments</li>
        <li>Grids: times down and stages across, or the other way round</li>
        <li>
          Days and times as people write them: <code>Fri 7 June</code>, <code>07/06/2024</code>,{' '}
          <code>11.30pm</code>, <code>24:30</code>, <code>20:00-21:15</code>, a length instead of an end
        </li>
        <li>
          Where the columns are not certain, you choose what they stand for. Whatever was guessed is marked in
          the review, before anything is saved.
        </li>
      </ul>
    </>
  );
}
