import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { googleCalendarAddress } from './externalCalendar.ts';
import { FeedInput, webcalAddress } from './feed.ts';
import { feedName } from './texts.ts';

it.each([
  [feedName('personal', { portal: 'Quad' }), 'Quad: My calendar'],
  [feedName('institute', { portal: 'Quad' }), 'Quad: All events'],
  [feedName('unit', { portal: 'Quad', unit: 'Robotics Club' }), 'Quad: Robotics Club'],
  [feedName('unit', { portal: 'Quad' }), 'Quad: Events of a unit'],
  [webcalAddress('https://portal.campus.example/a'), 'webcal://portal.campus.example/a'],
  [webcalAddress('http://127.0.0.1:3000/a'), 'webcal://127.0.0.1:3000/a'],
])('returns the calendar text %s', (text, expected) => {
  expect(text).toBe(expected);
});

describe('googleCalendarAddress', () => {
  const event = {
    title: 'Robots & us',
    start: '2026-11-20T13:00:00.000Z',
    end: '2026-11-20T15:30:00.000Z',
    url: 'https://p.example/events/1',
  };
  it.each([
    [
      event,
      'action=TEMPLATE&text=Robots+%26+us&dates=20261120T130000Z%2F20261120T153000Z&ctz=Asia%2FKolkata&details=https%3A%2F%2Fp.example%2Fevents%2F1',
    ],
    [
      { ...event, end: null, venue: 'Main Hall' },
      'action=TEMPLATE&text=Robots+%26+us&dates=20261120T130000Z%2F20261120T130000Z&ctz=Asia%2FKolkata&details=https%3A%2F%2Fp.example%2Fevents%2F1&location=Main+Hall',
    ],
  ])('returns the address for %j', (event, query) => {
    expect(googleCalendarAddress(event, 'Asia/Kolkata')).toBe(`https://calendar.google.com/calendar/render?${query}`);
  });

  it('returns undefined for an event without a start', () => {
    expect(googleCalendarAddress({ ...event, start: null }, 'UTC')).toBeUndefined();
  });
});

it('rejects an unknown calendar feed kind', () => {
  expect(v.safeParse(FeedInput, { kind: 'everything' }).success).toBe(false);
  expect(v.parse(FeedInput, { kind: 'personal' })).toEqual({ kind: 'personal' });
});
