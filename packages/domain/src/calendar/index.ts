export * from './calendarEvent.ts';
export * from './days.ts';
export * from './externalCalendar.ts';
export * from './feed.ts';
export * from './lanes.ts';
export * from './refusals.ts';
export * from './texts.ts';
export * from './views.ts';
