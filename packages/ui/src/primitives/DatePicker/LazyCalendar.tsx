import { lazy } from 'react';

/** The calendars with their arithmetic come when one is opened for the first time. */
export const LazyCalendar = lazy(async () => ({ default: (await import('../Calendar/Calendar.tsx')).Calendar }));
export const LazyRangeCalendar = lazy(async () => ({ default: (await import('../RangeCalendar/RangeCalendar.tsx')).RangeCalendar }));
