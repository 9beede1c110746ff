import { describe, expect, it } from 'vitest';
import { latestUpdates } from './latestUpdates.ts';

function anUpdate(_id: string, updated_at?: string) {
  const schedule = { start: '2026-10-31T19:00:00.000Z', end: null, venue: 'Main Auditorium' };
  return { _id, title: 'Robowars', schedule, status: 'planned' as const, updated_at };
}

describe('latestUpdates', () => {
  it('returns the four most recently changed events, latest first', () => {
    const events = [
      anUpdate('never'),
      anUpdate('first', '2026-11-01T00:00:00.000Z'),
      anUpdate('fifth', '2026-11-05T00:00:00.000Z'),
      anUpdate('third', '2026-11-03T00:00:00.000Z'),
      anUpdate('second', '2026-11-02T00:00:00.000Z'),
      anUpdate('fourth', '2026-11-04T00:00:00.000Z'),
    ];
    expect(latestUpdates(events, 'Asia/Kolkata').map((update) => update.id)).toEqual(['fifth', 'fourth', 'third', 'second']);
  });

  it('formats an update for display', () => {
    const [update] = latestUpdates([anUpdate('event')], 'Asia/Kolkata');
    expect(update).toEqual({ id: 'event', title: 'Robowars', date: 'Nov 1', venue: 'Main Auditorium', status: 'planned' });
  });

  it.each([undefined, null, '', '  '])('returns TBA for a missing date and the venue %j', (venue) => {
    const [update] = latestUpdates([{ ...anUpdate('event'), schedule: { start: null, end: null, venue } }], 'Asia/Kolkata');
    expect(update).toMatchObject({ date: 'TBA', venue: 'TBA' });
  });
});
