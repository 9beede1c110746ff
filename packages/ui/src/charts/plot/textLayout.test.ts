import { describe, expect, it } from 'vitest';
import { breakLines, shorten, textWidth } from './textLayout.ts';

describe('textWidth', () => {
  it('grows with the text and with the font', () => {
    expect(textWidth('', 13)).toBe(0);
    expect(textWidth('mm', 10)).toBeGreaterThan(textWidth('ii', 10));
    expect(textWidth('Robotics', 20)).toBe(2 * textWidth('Robotics', 10));
  });

  it('gives scripts with square characters a whole em', () => {
    expect(textWidth('電気', 10)).toBe(20);
  });
});

describe('shorten', () => {
  it('leaves alone what fits', () => expect(shorten('Robotics Club', 200, 13)).toBe('Robotics Club'));
  it('says by an ellipsis that there is more', () => expect(shorten('Robotics Club', 60, 13)).toBe('Robotic…'));
  it('never ends in a space before the ellipsis', () => expect(shorten('Robotics Club', 75, 13)).toBe('Robotics…'));
  it('leaves the ellipsis where there is no room at all', () => expect(shorten('Robotics', 0, 13)).toBe('…'));
});

describe('breakLines', () => {
  const room = { width: 90, em: 13, maxLines: 2 };

  it.each([
    ['Robotics', ['Robotics']],
    ['Robotics and Drones', ['Robotics and', 'Drones']],
    ['Society for the Promotion of Classical Music', ['Society for', 'the Promoti…']],
    ['Elektrotechnikwerkstatt', ['Elektrotech…']],
    ['', ['']],
  ])('breaks %j', (text, lines) => expect(breakLines(text, room)).toEqual(lines));

  it('keeps to one line where there is one', () => {
    expect(breakLines('Robotics and Drones', { ...room, maxLines: 1 })).toEqual(['Robotics an…']);
  });
});
