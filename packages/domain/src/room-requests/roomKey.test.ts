import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roomKey, roomKeyOf } from './roomKey.ts';

it.each(['Main Auditorium', '  main   auditorium ', 'MAIN\tAUDITORIUM', 'Main\u00a0Auditorium'])(
  'normalizes %j to the same key',
  (room) => {
    expect(roomKey(room)).toBe('main auditorium');
  },
);

it('returns different keys for names with and without a space', () => {
  expect(roomKey('LH 1')).not.toBe(roomKey('LH1'));
});

it('is idempotent', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (room) => roomKey(roomKey(room)) === roomKey(room)));
});

it('uses the stored room key, or the normalized name without one', () => {
  expect(roomKeyOf({ room: 'SH 2', room_key: 'seminar hall 2' })).toBe('seminar hall 2');
  expect(roomKeyOf({ room: 'SH 2', room_key: null })).toBe('sh 2');
  expect(roomKeyOf({ room: 'SH 2' })).toBe('sh 2');
});
