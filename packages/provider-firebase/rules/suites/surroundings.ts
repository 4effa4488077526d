import { paths } from '@lineup/domain';
import type { Fields, RulesWrite } from '../testing/firestore-requests.ts';
import type { RulesWorld } from '../testing/rules-world.ts';
import { describeTrials, together, write, type Trial, type TrialPaths } from '../testing/trials.ts';
import { changed, validDocument } from '../testing/valid-documents.ts';

const festival = write('set', 'festival');
const event = write('set', 'event');
const act = write('set', 'act');
const block = write('set', 'block');
const source = write('set', 'source');
const upload = write('set', 'upload');
const draft = write('set', 'draft');
const withoutStages = write('set', 'festival', { stages: [] });

function update(kind: 'festival' | 'event' | 'act' | 'block' | 'source' | 'draft', change: Fields) {
  return write('update', kind, { ...change, ...changed });
}

const parents: readonly Trial[] = [
  { name: 'an event of no festival', decision: 'refused', writes: event },
  { name: 'an event together with its festival', decision: 'allowed', writes: together(event, festival) },
  { name: 'an unplaced act of no festival', decision: 'refused', writes: act },
  {
    name: 'an unplaced act together with its festival',
    decision: 'allowed',
    writes: together(act, festival),
  },
  { name: 'a block of no festival', decision: 'refused', writes: block },
  { name: 'an import source of no festival', decision: 'refused', writes: source },
  {
    name: 'an import source together with its festival',
    decision: 'allowed',
    writes: together(source, festival),
  },
  {
    name: 'a change of an import source whose festival is gone',
    decision: 'refused',
    before: source,
    writes: update('source', { name: 'Booker' }),
  },
  ...(['act', 'block'] as const).map((kind): Trial => ({
    name: `a change of an ${kind} whose festival is gone`,
    decision: 'refused',
    before: kind === 'act' ? act : block,
    writes: update(kind, kind === 'act' ? { artistName: 'Ebb' } : { name: 'Hold' }),
  })),
  {
    name: 'an act that becomes a set of the same id',
    decision: 'allowed',
    before: together(festival, act),
    writes: together(event, (at) => [{ type: 'delete', path: at.act }]),
  },
  {
    name: 'a set that becomes an unplaced act of the same id',
    decision: 'allowed',
    before: together(festival, event),
    writes: together(act, (at) => [{ type: 'delete', path: at.event }]),
  },
  { name: 'an upload of no festival', decision: 'refused', writes: upload },
  { name: 'an upload together with its festival', decision: 'allowed', writes: together(festival, upload) },
  {
    name: 'a change of an event whose festival is gone',
    decision: 'refused',
    before: event,
    writes: update('event', { artistName: 'Ebb' }),
  },
  {
    name: 'a change of a draft whose upload is gone',
    decision: 'refused',
    before: together(festival, draft),
    writes: update('draft', { artistName: 'Ebb' }),
  },
  {
    name: 'a change of a draft together with the end of its upload',
    decision: 'refused',
    before: together(festival, upload, draft),
    writes: together(update('draft', { artistName: 'Ebb' }), (at) => [{ type: 'delete', path: at.upload }]),
  },
  {
    name: 'the removal of what is not there',
    decision: 'allowed',
    writes: (at) => [at.draft, at.upload].map((path) => ({ type: 'delete', path }) as const),
  },
  {
    name: 'the removal of an event that is not there, of which nothing could be on record',
    decision: 'refused',
    before: festival,
    writes: (at) => [{ type: 'delete', path: at.event }],
  },
  {
    name: 'a commit with one faulty write',
    decision: 'refused',
    before: festival,
    writes: together(event, update('festival', { name: '' })),
  },
];

const stages: readonly Trial[] = [
  {
    name: 'an event on a stage that comes with it',
    decision: 'allowed',
    before: festival,
    writes: together(
      write('set', 'event', { stage: 'Pier' }),
      update('festival', { stages: ['Quay', 'Pier'] }),
    ),
  },
  {
    name: 'an event on a stage that goes with it',
    decision: 'refused',
    before: festival,
    writes: together(event, update('festival', { stages: ['Lantern Hall'] })),
  },
  {
    name: 'an event on the Main Stage of a festival without stages',
    decision: 'allowed',
    before: withoutStages,
    writes: write('set', 'event', { stage: 'Main Stage' }),
  },
  {
    name: 'an event on another stage of a festival without stages',
    decision: 'refused',
    before: withoutStages,
    writes: event,
  },
  {
    name: 'an event on the Main Stage of a festival with stages',
    decision: 'refused',
    before: festival,
    writes: write('set', 'event', { stage: 'Main Stage' }),
  },
  {
    name: 'a change of an event that stays on a stage no longer there',
    decision: 'allowed',
    before: together(festival, write('set', 'event', { stage: 'Old Pier' })),
    writes: update('event', { stage: 'Old Pier', artistName: 'Ebb' }),
  },
  {
    name: 'a stage with its events and blocks renamed in one commit',
    decision: 'allowed',
    before: together(festival, event, block),
    writes: together(
      update('festival', { stages: ['Kay', 'Lantern Hall'] }),
      update('event', { stage: 'Kay' }),
      update('block', { stage: 'Kay' }),
    ),
  },
  {
    name: 'a block on the Main Stage of a festival with stages',
    decision: 'refused',
    before: festival,
    writes: write('set', 'block', { stage: 'Main Stage' }),
  },
  {
    name: 'a change of a block that stays on a stage no longer there',
    decision: 'allowed',
    before: together(festival, write('set', 'block', { stage: 'Old Pier' })),
    writes: update('block', { stage: 'Old Pier', name: 'Hold' }),
  },
];

const ids: readonly Trial[] = [
  named('festival', 'of full length', 'x'.repeat(128), 'allowed'),
  named('festival', 'too long', 'x'.repeat(129), 'refused'),
  named('festival', 'with a space', 'a b', 'refused'),
  named('festival', 'with a point', 'a.b', 'refused'),
  named('festival', 'in other letters', 'fête', 'refused'),
  named('lineupEvent', 'of full length', 'x'.repeat(128), 'allowed'),
  named('lineupEvent', 'too long', 'x'.repeat(129), 'refused'),
  named('lineupEvent', 'with a tilde', 'a~b', 'refused'),
  named('importSource', 'of full length', 'x'.repeat(128), 'allowed'),
  named('importSource', 'too long', 'x'.repeat(129), 'refused'),
  named('lineupUpload', 'of another shape', 'x', 'refused'),
  named('lineupUpload', 'without a random part', 'upload_1790000000000_', 'refused'),
  named('lineupUpload', 'with capitals', 'upload_1790000000000_ABCDEF', 'refused'),
  named('lineupUpload', 'with a short time', 'upload_123456789_abcdef', 'refused'),
];

function named(
  kind: 'festival' | 'lineupEvent' | 'importSource' | 'lineupUpload',
  what: string,
  id: string,
  decision: Trial['decision'],
): Trial {
  const fields = (at: TrialPaths) => validDocument(kind, at.festivalId, id);
  const pathIn = {
    festival: () => `${paths.festivals}/${id}`,
    lineupEvent: (at: TrialPaths) => `${paths.events(at.festivalId)}/${id}`,
    importSource: (at: TrialPaths) => `${paths.importSources(at.festivalId)}/${id}`,
    lineupUpload: (at: TrialPaths) => `${paths.uploads(at.festivalId)}/${id}`,
  }[kind];
  return {
    name: `a ${kind} with an id ${what}`,
    decision,
    before: festival,
    writes: (at): readonly RulesWrite[] => [{ type: 'set', path: pathIn(at), fields: fields(at) }],
  };
}

/** What must hold around a document once the whole commit is carried out: its parent, its stage, its id. */
export function describeSurroundings(world: RulesWorld): void {
  describeTrials('surroundings', world, [...parents, ...stages, ...ids]);
}
