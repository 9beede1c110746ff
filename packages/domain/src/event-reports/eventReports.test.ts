import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  checkReportable,
  checkReportVersion,
  EventReportInput,
  eventReportFigures,
  MAX_REPORT_LENGTH,
  photoPlaceAndTime,
} from './index.ts';

const TIME_ZONE = 'Asia/Kolkata';
const END = '2026-11-02T12:30:00Z';

describe('checkReportable', () => {
  const event = { status: 'planned', start: '2026-11-02T09:30:00Z', end: END };
  it.each([
    [event, '2026-11-02T12:30:00Z', true],
    [event, '2026-11-02T12:29:59Z', false],
    [{ ...event, status: 'cancelled' }, '2026-11-09T00:00:00Z', false],
    [{ ...event, start: null, end: null }, '2026-11-09T00:00:00Z', false],
  ])('for event %j at %s returns %s', (input, now, isReportable) => {
    expect(checkReportable(input, new Date(now)).ok).toBe(isReportable);
  });
});

describe('checkReportVersion', () => {
  it('accepts only the current version', () => {
    expect(checkReportVersion({ version: 2 }, 2).ok).toBe(true);
    expect(checkReportVersion({ version: 1 }, 2)).toMatchObject({ ok: false, refusal: { code: 'STALE' } });
  });
});

describe('EventReportInput', () => {
  it('requires a text within the length limit and shares no photos by default', () => {
    expect(v.parse(EventReportInput, { text: '  It rained.  ', version: 0 })).toEqual({
      ...{ text: 'It rained.', photos_as_evidence: false, version: 0 },
    });
    const faults = (input: unknown) => v.safeParse(EventReportInput, input).issues?.map(({ path }) => path?.[0]?.key);
    expect(faults({ text: ' ', version: 0 })).toEqual(['text']);
    expect(faults({ text: 'x'.repeat(MAX_REPORT_LENGTH + 1), version: 0 })).toEqual(['text']);
    expect(faults({ text: 'x', version: 0.5 })).toEqual(['version']);
  });
});

describe('eventReportFigures', () => {
  const event = { start: '2026-11-01T03:30:00Z', end: END, registered: 40 };
  const days = [
    { day: '2026-11-01', came: 30 },
    { day: '2026-11-02', came: 4 },
  ];
  it('masks counts below five', () => {
    expect(eventReportFigures({ ...event, came: 31, days }, TIME_ZONE)).toEqual({
      ...{ registered: 40, came: 31, hours: 18 },
      days: [
        { day: '2026-11-01', came: 30 },
        { day: '2026-11-02', came: '<5' },
      ],
    });
    expect(eventReportFigures({ ...event, registered: 3, came: 0, days: [] }, TIME_ZONE)).toMatchObject({ registered: '<5', came: 0 });
  });
  it('omits the days when people came on only one day', () => {
    expect(eventReportFigures({ ...event, came: 30, days: days.slice(0, 1) }, TIME_ZONE).days).toEqual([]);
  });
  it('returns 0 hours for an event without an end', () => {
    expect(eventReportFigures({ ...event, end: null, came: 0, days: [] }, TIME_ZONE).hours).toBe(0);
  });
});

describe('photoPlaceAndTime', () => {
  const NOTHING = { place: null, taken_at: null };
  it('keeps the place to five decimals and the time to the minute', () => {
    const camera = { latitude: 12.991_561_234, longitude: -80.5, takenAt: new Date('2026-11-02T17:45:59Z') };
    expect(photoPlaceAndTime(camera)).toEqual({ place: '12.99156, -80.50000', taken_at: '2026-11-02 17:45' });
  });
  it.each([
    [{ latitude: undefined, longitude: 80, takenAt: undefined }],
    [{ latitude: 91, longitude: 80, takenAt: new Date(Number.NaN) }],
    [{ latitude: 12, longitude: 181, takenAt: undefined }],
    [{ latitude: Number.NaN, longitude: 80, takenAt: undefined }],
  ])('ignores invalid camera data: %j', (camera) => {
    expect(photoPlaceAndTime(camera)).toEqual(NOTHING);
  });
});
