import { describe, expect, it } from 'vitest';
import { eventRows, eventSentence } from './eventRows.ts';

const CAMPUS = { timeZone: 'Asia/Kolkata', locale: 'en-IN' };
const ROBOWARS = { title: 'Robowars', date: '2026-11-14T13:00:00.000Z', participants: 72 };
const DRONES = { title: 'Drone Basics', date: '2026-10-31T13:00:00.000Z', participants: 41 };

describe('eventRows', () => {
  it('returns a row per event with its campus date, and a reference line at the average', () => {
    const { rows, reference } = eventRows([ROBOWARS, DRONES], CAMPUS);
    expect(rows[0]).toEqual({
      key: '0 Robowars',
      name: 'Robowars',
      detail: '14 Nov 2026',
      value: 72,
      figure: '72',
      announced: '72 participants',
    });
    expect(reference).toEqual({ value: 57, text: 'Average 57' });
  });

  it('omits the average of a single event and a missing date', () => {
    const { rows, reference } = eventRows([{ ...ROBOWARS, date: '' }], CAMPUS);
    expect(rows[0]?.detail).toBeUndefined();
    expect(reference).toBeUndefined();
  });

  it('returns different keys for events with the same title', () => {
    const keys = eventRows([ROBOWARS, ROBOWARS], CAMPUS).rows.map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });
});

it.each([
  [[ROBOWARS, DRONES], 'Robowars had 72 participants, 15 more than the average of the last 2 events (57).'],
  [[DRONES, ROBOWARS], 'Drone Basics had 41 participants, 16 fewer than the average of the last 2 events (57).'],
  [[DRONES, DRONES], 'Drone Basics had 41 participants, as many as the average of the last 2 events (41).'],
  [[{ ...DRONES, participants: 1 }], 'Drone Basics had 1 participant.'],
  [[], ''],
])('compares the first event of %j with the average in a sentence', (events, sentence) =>
  expect(eventSentence(events, 'en-IN')).toBe(sentence),
);
