import { maximumStages, textLimits } from '@lineup/domain';
import type { Candidate } from './candidate.ts';

/** Lists of stages. */
export function stageLists(): readonly Candidate[] {
  const stage = 'x'.repeat(textLimits.stageName);
  const lists: Readonly<Record<string, readonly (string | number | null)[]>> = {
    'none at all': [],
    'of one letter': ['A'],
    'in other scripts': ['Ünïcode', '音楽 \u{1F3B6}'],
    'with a line break': ['One\nTwo'],
    'with a comma': ['One, Two', 'Three'],
    alike: ['A', 'B', 'A'],
    'alike but for their letters': ['A', 'a'],
    'with an empty one': ['A', ''],
    'of an empty one': [''],
    'with a blank one': ['A', ' '],
    'with space before': ['A', ' B'],
    'with space behind': ['A\u00A0', 'B'],
    'with a mark of byte order': ['\uFEFFA'],
    'with a number': ['A', 5],
    'with null': [null, 'A'],
    'of full length': [stage],
    'too long by one': ['A', `${stage}x`],
    'of full length in notes': ['\u{1F3B6}'.repeat(textLimits.stageName)],
    'of too many notes': ['\u{1F3B6}'.repeat(textLimits.stageName + 1)],
    'with a separator of units': ['A\u001FB'],
    'as many as can be': Array.from({ length: maximumStages }, (_, index) =>
      String(index).padStart(textLimits.stageName, 's'),
    ),
    'one too many': Array.from({ length: maximumStages + 1 }, (_, index) => `s${index}`),
  };
  return Object.entries(lists).map(([name, stages]) => ({ name: `stages ${name}`, change: { stages } }));
}
