import { describe, expect, it } from 'vitest';
import { breakLines, shorten, textWidth } from './textLayout.ts';

describe('textWidth', () => {
  it('grows with the text and the font size', () => {
    expect(textWidth('', 13)).toBe(0);
    expect(textWidth('mm', 10)).toBeGreaterThan(textWidth('ii', 10));
    expect(textWidth('Robotics', 20)).toBe(2 * textWidth('Robotics', 10));
  });

  it('counts a full-width character as one em', () => {
    expect(textWidth('電気', 10)).toBe(20);
  });
});

describe('shorten', () => {
  it('returns a text that fits unchanged', () => expect(shorten('Robotics Club', 200, 13)).toBe('Robotics Club'));
  it('ends a shortened text with an ellipsis', () => expect(shorten('Robotics Club', 60, 13)).toBe('Robotic…'));
  it('leaves no space before the ellipsis', () => expect(shorten('Robotics Club', 75, 13)).toBe('Robotics…'));
  it('returns only the ellipsis without any room', () => expect(shorten('Robotics', 0, 13)).toBe('…'));
});

describe('breakLines', () => {
  const room = { width: 90, em: 13, maxLines: 2 };

  it.each([
    ['Robotics', ['Robotics']],
    ['Robotics and Drones', ['Robotics and', 'Drones']],
    ['Society for the Promotion of Classical Music', ['Society for', 'the Promoti…']],
    ['Elektrotechnikwerkstatt', ['Elektrotech…']],
    ['', ['']],
  ])('breaks %j into lines that fit', (text, lines) => expect(breakLines(text, room)).toEqual(lines));

  it('shortens the text when only one line is allowed', () => {
    expect(breakLines('Robotics and Drones', { ...room, maxLines: 1 })).toEqual(['Robotics an…']);
  });
});
