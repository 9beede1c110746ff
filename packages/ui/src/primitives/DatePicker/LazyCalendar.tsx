import { lazy } from 'react';

/** Loads the calendars and their date arithmetic when one is first opened. */
export const LazyCalendar = lazy(async () => ({ default: (await import('../Calendar/Calendar.tsx')).Calendar }));
export const LazyRangeCalendar = lazy(async () => ({ default: (await import('../RangeCalendar/RangeCalendar.tsx')).RangeCalendar }));
