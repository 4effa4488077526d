import type { DocumentKind } from '@lineup/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { candidatesFor, isLawful } from '../testing/candidates.ts';
import type { RulesWrite, Decision } from '../testing/firestore-requests.ts';
import { inTurns } from '../testing/in-turns.ts';
import type { RulesWorld } from '../testing/rules-world.ts';
import { changed, pathOf, validDocument, validUploadId } from '../testing/valid-documents.ts';

const festivalId = 'harbour';

/** Where the rules check otherwise than the domain's law does, with the reason. */
const differences: Readonly<Record<string, { readonly decision: Decision; readonly reason: string }>> = {
  'timezone "Mars/Olympus"': laxer('The rules know the form of a zone’s name, not the list of zones'),
  'filePath of full length in notes': countsHalves(),
  'fileURL of full length in notes': countsHalves(),
  'imageURL of full length in notes': countsHalves(),
  'dates longer by less than a second, counted in whole ones': laxer('The rules compare points in time'),
  'stages with a separator of units': takesApart(),
  'acceptedConflicts of "name a\\u001fstage b"': takesApart(),
  'acceptedConflicts with a note that is with a separator of units': takesApart(),
};

type Operation = 'create' | 'update';

/** A busy machine takes its time over them. */
const patience = 120_000;

/** So many documents are tried in one test: of those with the longest lists the emulator remembers megabytes each. */
const perTest = 60;

const recorded = ['festival', 'lineupEvent', 'unplacedAct', 'block', 'importSource'] as const;
const creatable = [...recorded, 'lineupUpload'] as const satisfies readonly DocumentKind[];
const changeable = [...recorded, 'draftEvent'] as const satisfies readonly DocumentKind[];

function laxer(reason: string) {
  return { decision: 'allowed', reason } as const;
}

function takesApart() {
  return {
    decision: 'refused',
    reason: 'The control character by which the rules take a list of names apart; no keyboard has it',
  } as const;
}

function countsHalves() {
  return {
    decision: 'refused',
    reason:
      'In texts over 1000 characters the rules count some characters as two; addresses have none of them',
  } as const;
}

/** Every fault of a document is refused, and what is right is taken: as the domain says. */
export function describeDocuments(world: RulesWorld): void {
  describe('documents', () => {
    const met = new Set<string>();

    async function expectLawful(kind: DocumentKind, operation: Operation, portion: number) {
      const tried = trialsOf(kind, operation).slice((portion - 1) * perTest, portion * perTest);
      const decisions = await inTurns(tried, ({ valid, path, change }) => {
        const write: RulesWrite =
          operation === 'create'
            ? { type: 'set', path, fields: { ...valid, ...change } }
            : { type: 'update', path, fields: { ...change, ...changed } };
        return world.commit('administrator', [write]);
      });
      const expected = tried.map(({ name, valid, change }) => {
        const lawful = isLawful(kind, valid, change) ? 'allowed' : 'refused';
        const decision = differences[name]?.decision ?? lawful;
        if (decision !== lawful) met.add(name);
        return [name, decision];
      });
      const actual = tried.map(({ name }, index) => [name, decisions[index]]);
      expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
    }

    beforeAll(async () => {
      await world.begin();
      await world.seed([
        seed('festival', festivalId),
        seed('lineupUpload', validUploadId),
        ...changeable.flatMap((kind) =>
          trialsOf(kind, 'update').map(({ path, valid }): RulesWrite => ({
            type: 'set',
            path,
            fields: valid,
          })),
        ),
      ]);
    }, 60_000);

    test.each(portionsOf(creatable, 'create'))(
      'a new %s, portion %i',
      (kind, portion) => expectLawful(kind, 'create', portion),
      patience,
    );

    test.each(portionsOf(changeable, 'update'))(
      'a changed %s, portion %i',
      (kind, portion) => expectLawful(kind, 'update', portion),
      patience,
    );

    test('are judged otherwise than by the domain in no more than the named cases', () => {
      expect([...met].toSorted()).toEqual(Object.keys(differences).toSorted());
    });
  });
}

/** The kinds, each as often as its trials fill a test; portions count from 1. */
function portionsOf(kinds: readonly DocumentKind[], operation: Operation) {
  return kinds.flatMap((kind) => {
    const count = Math.ceil(trialsOf(kind, operation).length / perTest);
    return Array.from({ length: count }, (_, index) => [kind, index + 1] as const);
  });
}

/** Each candidate with a document of its own, so that none stands in another's way. */
function trialsOf(kind: DocumentKind, operation: Operation) {
  return candidatesFor(kind, validDocument(kind, festivalId), operation).map((candidate, index) => {
    const id = `upload_${1_790_000_000_001 + index}_${operation}`;
    return {
      ...candidate,
      valid: validDocument(kind, festivalId, id),
      path: pathOf(kind, festivalId, id),
    };
  });
}

function seed(kind: DocumentKind, id: string): RulesWrite {
  return { type: 'set', path: pathOf(kind, festivalId, id), fields: validDocument(kind, festivalId) };
}
