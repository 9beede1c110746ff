import { describe, expect, it } from 'vitest';
import { hi } from '../../messages/hi.ts';
import { translateBy } from '../../primitives/UiProvider/translate.ts';
import { textsOf } from '../../testing/marks.ts';
import { activityLayout } from './activityLayout.ts';
import { activitySentence, activityTable, fillDays, latestDay, toWeeks } from './days.ts';

const EVENTS = { one: 'event', other: 'events' };
const FIGURES = [
  { date: '2026-11-24', value: 7 },
  { date: '2026-11-02', value: 1 },
];
const days = fillDays(FIGURES, { months: 2, until: '2026-11-24' });
const WIDE = { width: 900, em: 13, isRightToLeft: false, locale: 'en-GB' };

describe('activity map data', () => {
  it('covers whole months up to the last day', () => {
    expect(days.length).toBe(31 + 24);
    expect(days.at(0)?.date.toString()).toBe('2026-10-01');
    expect(days.at(-1)).toMatchObject({ value: 7 });
    expect(latestDay(FIGURES)).toBe('2026-11-24');
  });

  it('groups days into weeks that start on the first weekday of the locale', () => {
    expect(toWeeks(days, 'en-GB')[0]?.start.toString()).toBe('2026-09-28');
    expect(toWeeks(days, 'en-US')[0]?.start.toString()).toBe('2026-09-27');
    expect(toWeeks(days, 'en-GB').flatMap((week) => week.days)).toEqual(days);
  });

  it('states the total, the active days and the busiest day in a sentence', () => {
    expect(activitySentence(days, EVENTS, 'en-GB')).toBe(
      '8 events on 2 days from October 2026 to November 2026. Most on 24 Nov: 7 events.',
    );
    expect(activitySentence(fillDays([], { months: 1, until: '2026-11-24' }), EVENTS, 'en-GB')).toBe('No events in November 2026.');
  });

  it.each([
    [1, FIGURES.slice(0, 1), '7 events on 1 day in November 2026. Most on 24 Nov: 7 events.'],
    [1, FIGURES, '8 events on 2 days in November 2026. Most on 24 Nov: 7 events.'],
    [2, FIGURES.slice(1), '1 event on 1 day from October 2026 to November 2026. Most on 2 Nov: 1 event.'],
    [2, [], 'No events from October 2026 to November 2026.'],
  ])('describes %i months with the figures %j in a sentence', (months, figures, sentence) => {
    expect(activitySentence(fillDays(figures, { months, until: '2026-11-24' }), EVENTS, 'en-GB')).toBe(sentence);
  });

  it('translates the sentence and the table columns', () => {
    const t = translateBy(hi);
    expect(activitySentence(days, EVENTS, 'hi-IN', t)).toBe('अक्टूबर 2026 से नवंबर 2026 तक 2 दिनों में 8 कार्यक्रम। सबसे अधिक 24 नव॰ को: 7 कार्यक्रम।');
    expect(activityTable(days, EVENTS, 'hi-IN', t).columns).toEqual(['दिन', 'कार्यक्रम']);
  });
});

describe('activityLayout', () => {
  const layout = activityLayout({ days, unit: EVENTS }, WIDE);

  it('has one point per day and maps pointer positions back to it', () => {
    expect(layout.points.length).toBe(days.length);
    layout.points.forEach(({ x, y }, index) => {
      expect(layout.pointAt(x, y + 2)).toBe(index);
    });
    expect(layout.pointAt(-5, -5)).toBe(-1);
  });

  it('places weeks side by side in a wide drawing and in several bands in a narrow one', () => {
    const narrow = activityLayout({ days, unit: EVENTS }, { ...WIDE, width: 110 });
    expect(narrow.height).toBeGreaterThan(layout.height * 1.5);
    for (const { x } of narrow.points) expect(x).toBeLessThanOrEqual(110);
    expect(textsOf(narrow, 'weekday').length).toBe(textsOf(layout, 'weekday').length * 2);
  });

  it('mirrors the layout on right-to-left pages', () => {
    const { points } = activityLayout({ days, unit: EVENTS }, { ...WIDE, isRightToLeft: true });
    expect(points.at(0)?.x).toBeGreaterThan(points.at(-1)?.x ?? 0);
  });

  it('shows a legend of zero and four value ranges', () => {
    expect(textsOf(layout, 'legend').map(({ text }) => text)).toEqual(['0', '1–2', '3', '4–5', '6–7']);
    const few = activityLayout({ days: days.map((day) => ({ ...day, value: Math.min(day.value, 1) })), unit: EVENTS }, WIDE);
    expect(textsOf(few, 'legend').map(({ text }) => text)).toEqual(['0', '1', '2', '3', '4']);
  });
});
