import { expect, test } from 'vitest';
import { artistOptions } from './artist-options.ts';

const known = ['Blåsut', 'Kelp', 'Kyber', 'Late Kyber', 'Okyba'];

test('finds artists by a part of the name, in any case and without accents', () => {
  expect(artistOptions(known, 'kyb')).toEqual(['Kyber', 'Late Kyber', 'Okyba', 'kyb']);
  expect(artistOptions(known, 'BLAS')).toEqual(['Blåsut', 'BLAS']);
});

test('a whole name is the artist alone, and an unknown one is searched for as it is', () => {
  expect(artistOptions(known, ' kyber')).toEqual(['Kyber', 'Late Kyber']);
  expect(artistOptions(known, 'Tern ')).toEqual(['Tern']);
});
