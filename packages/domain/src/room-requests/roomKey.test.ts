import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roomKey, roomKeyOf } from './roomKey.ts';

it.each(['Main Auditorium', '  main   auditorium ', 'MAIN\tAUDITORIUM', 'Main\u00a0Auditorium'])('takes %j for one room', (room) => {
  expect(roomKey(room)).toBe('main auditorium');
});

it('tells rooms apart that differ in a letter', () => {
  expect(roomKey('LH 1')).not.toBe(roomKey('LH1'));
});

it('is the key of its own key', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (room) => roomKey(roomKey(room)) === roomKey(room)));
});

it('goes by what the backend says, and by the name where it says nothing', () => {
  expect(roomKeyOf({ room: 'SH 2', room_key: 'seminar hall 2' })).toBe('seminar hall 2');
  expect(roomKeyOf({ room: 'SH 2', room_key: null })).toBe('sh 2');
  expect(roomKeyOf({ room: 'SH 2' })).toBe('sh 2');
});
