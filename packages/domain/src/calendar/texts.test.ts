import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { googleCalendarAddress } from './externalCalendar.ts';
import { FeedInput, webcalAddress } from './feed.ts';
import { CALENDAR_TEXTS, eventCountText, FEED_TEXTS, feedName, followText, moreText, showAllText } from './texts.ts';

it.each([
  [moreText(4), '+4 more'],
  [showAllText(4, 7, 'Friday, 20 November 2026'), '+4 more: show all 7 events of Friday, 20 November 2026'],
  [CALENDAR_TEXTS.fromTo('6:30 pm', '8:00 pm'), '6:30 pm to 8:00 pm'],
  [CALENDAR_TEXTS.until('8:00 pm'), 'Until 8:00 pm'],
  [FEED_TEXTS.addressOf('My calendar'), 'Address of My calendar'],
  [FEED_TEXTS.subscribeTo('My calendar'), 'Subscribe to My calendar'],
  [FEED_TEXTS.renewOf('My calendar'), 'Renew address of My calendar'],
  [FEED_TEXTS.stopOf('My calendar'), 'Stop My calendar'],
  [eventCountText(1), '1 event'],
  [eventCountText(12), '12 events'],
  [followText('Robotics Club', false), 'Follow Robotics Club'],
  [followText('Robotics Club', true), 'Unfollow Robotics Club'],
  [feedName('personal', { portal: 'Quad' }), 'Quad: My calendar'],
  [feedName('institute', { portal: 'Quad' }), 'Quad: All events'],
  [feedName('unit', { portal: 'Quad', unit: 'Robotics Club' }), 'Quad: Robotics Club'],
  [feedName('unit', { portal: 'Quad' }), 'Quad: Events of a unit'],
  [webcalAddress('https://portal.campus.example/a'), 'webcal://portal.campus.example/a'],
  [webcalAddress('http://127.0.0.1:3000/a'), 'webcal://127.0.0.1:3000/a'],
])('says %s', (text, expected) => {
  expect(text).toBe(expected);
});

describe('the address by which Google Calendar takes an event in', () => {
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
  ])('of %j', (given, query) => {
    expect(googleCalendarAddress(given, 'Asia/Kolkata')).toBe(`https://calendar.google.com/calendar/render?${query}`);
  });

  it('is none without a beginning', () => {
    expect(googleCalendarAddress({ ...event, start: null }, 'UTC')).toBeUndefined();
  });
});

it('asks for an address of a kind that there is', () => {
  expect(v.safeParse(FeedInput, { kind: 'everything' }).success).toBe(false);
  expect(v.parse(FeedInput, { kind: 'personal' })).toEqual({ kind: 'personal' });
});
