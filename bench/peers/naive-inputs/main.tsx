import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const fields = ['artistName', 'stage', 'date', 'timeStart', 'timeEnd'];
const isClock = (text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(text);

function issuesOf(row, stages) {
  return {
    artistName: row.artistName.trim() === '' && 'Artist name is required',
    stage: !stages.includes(row.stage) && 'Stage is not in the list',
    date: !/^\d{4}-\d{2}-\d{2}$/u.test(row.date) && 'Date must be YYYY-MM-DD',
    timeStart: !isClock(row.timeStart) && 'Start must be HH:MM',
    timeEnd: !isClock(row.timeEnd) && 'End must be HH:MM',
  };
}

/** All rows as controlled React inputs; every key validates every row. */
function Review({ lineup: { stages, rows: given } }) {
  const [rows, setRows] = useState(given);
  const issues = rows.map((row) => issuesOf(row, stages));
  const invalid = issues.filter((issue) => fields.some((field) => issue[field])).length;
  const edit = (index, field, value) =>
    setRows(rows.map((row, place) => (place === index ? { ...row, [field]: value } : row)));
  const mend = () =>
    setRows(rows.map((row) => (stages.includes(row.stage) ? row : { ...row, stage: stages[0] })));
  return (
    <main>
      <p>{invalid === 0 ? 'All events are valid' : `${invalid} events have issues`}</p>
      <button onClick={mend}>Mend the stages</button>
      <ul>
        {rows.map((row, index) => (
          <li key={row.id}>
            {fields.map((field) => (
              <input
                key={field}
                aria-label={field}
                aria-invalid={Boolean(issues[index][field])}
                value={row[field]}
                onChange={(event) => edit(index, field, event.target.value)}
              />
            ))}
            {fields.map((field) => issues[index][field] && <span key={field}>{issues[index][field]}</span>)}
          </li>
        ))}
      </ul>
    </main>
  );
}

const root = createRoot(document.getElementById('root'));

window.showReview = (lineup) => root.render(<Review lineup={lineup} />);
