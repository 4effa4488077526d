import { describe, expect, it } from 'vitest';
import { cardForm, leastTimed, widthForTime } from './card-form.ts';

const time = '10:30 PM - 11:30 PM';
const texts = { name: 'Kyber', time, isMarked: false, hasPicture: false };
const formOf = (width: number, height: number, traits: Partial<typeof texts> = {}) =>
  cardForm({ ...texts, ...traits }, { width, height, line: 15 });

describe('the form of a card', () => {
  it.each([
    [20, 'tiny'],
    [26, 'small'],
    [34, 'usual'],
  ])('of %i pixels has the name and then the whole time, in %s letters', (height, type) => {
    expect(formOf(120, height)).toMatchObject({
      type,
      name: 1,
      time: type === 'usual' ? 'line' : 'smallLine',
    });
  });

  it('shows the whole time at any height from 20 pixels on, in the width that a low card is given', () => {
    for (let height = leastTimed; height < 300; height += 1)
      for (const each of [time, '12:00 AM - 12:45 AM', '7:00 PM - 8:00 PM', '20:00 - 21:15'])
        expect(formOf(widthForTime(each), height, { time: each }).time).toMatch(/line$/iu);
  });

  it('breaks the time into two lines where it is narrow', () => {
    expect(formOf(60, 30)).toMatchObject({ type: 'tiny', name: 1, time: 'lines' });
    expect(formOf(52, 30).time).toBe('smallLines');
    expect(formOf(52, 29).time).toBe('none');
    expect(formOf(40, 200).time).toBe('none');
  });

  it('gives a long name its second line in lower letters, and cuts the name before the time', () => {
    const name = 'The Travelling Circus of Sound';
    expect(formOf(120, 40, { name })).toMatchObject({ type: 'small', name: 2, time: 'smallLine' });
    expect(formOf(120, 20, { name })).toMatchObject({ name: 1, time: 'smallLine' });
  });

  it('has the time beside the name where a low card is wide', () => {
    expect(formOf(220, 14)).toMatchObject({ name: 1, time: 'beside' });
    expect(formOf(110, 14)).toMatchObject({ name: 1, time: 'none' });
  });

  it('has words for what is remarkable where they take no line of the name', () => {
    expect(formOf(120, 49, { isMarked: true })).toMatchObject({ name: 1, time: 'line', hasMark: true });
    expect(formOf(120, 48, { isMarked: true })).toMatchObject({ time: 'line', hasMark: false });
  });

  it('has a picture beside the texts, or in what they leave below, but never in the place of the name', () => {
    const picture = (width: number, height: number) => formOf(width, height, { hasPicture: true }).picture;
    expect(picture(180, 60)).toBe('beside');
    expect(picture(105, 66)).toBe('below');
    expect(picture(105, 40)).toBe('none');
    expect(picture(180, 20)).toBe('none');
  });
});
