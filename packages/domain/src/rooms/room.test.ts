import * as v from 'valibot';
import { expect, it } from 'vitest';
import { RoomInput, RoomMergeInput } from './room.ts';

it('parses form input, with null for blank fields and defaults for missing ones', () => {
  expect(
    v.parse(RoomInput, { name: ' LH 1 ', building: '', capacity: '', equipment: ['Projector', ' '], opens: '', closes: null }),
  ).toEqual({
    name: 'LH 1',
    building: '',
    capacity: null,
    equipment: ['Projector'],
    opens: null,
    closes: null,
    decided_by: 'PRESIDENT',
    is_archived: false,
  });
  const all = { name: 'LH 1', capacity: '80', opens: '08:00', closes: '24:00', decided_by: 'GENSEC_SPORTS', is_archived: true };
  expect(v.parse(RoomInput, all)).toMatchObject({ ...all, capacity: 80 });
});

it.each([
  [{ name: ' ' }, 'Enter a room or venue.'],
  [{ capacity: '0' }, 'Enter how many people it holds, as a whole number from 1.'],
  [{ capacity: '2.5' }, 'Enter how many people it holds, as a whole number from 1.'],
  [{ opens: '25:00' }, 'Enter the time as HH:MM.'],
  [{ opens: '08:00' }, 'Enter both times, or none of them for a room that is always open.'],
  [{ closes: '08:00' }, 'Enter both times, or none of them for a room that is always open.'],
  [{ opens: '08:00', closes: '08:00' }, 'It must close after it opens.'],
  [{ decided_by: 'STUDENT' }, 'Choose who decides from the list.'],
])('rejects a room with %j', (change, message) => {
  expect(v.safeParse(RoomInput, { name: 'LH 1', ...change }).issues?.[0].message).toBe(message);
});

it('requires at least one name to merge, and turns the dry run off by default', () => {
  expect(v.parse(RoomMergeInput, { keys: ['audi'] })).toEqual({ keys: ['audi'], is_dry_run: false });
  expect(v.safeParse(RoomMergeInput, { keys: [] }).issues?.[0].message).toBe('Choose at least one name.');
});
