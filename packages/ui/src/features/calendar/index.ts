/** The event calendar, and exports to other calendars. */
export { eventPath } from '../links/links.ts';
export * from './AddToCalendar/AddToCalendar.tsx';
export * from './EventCalendar/EventCalendar.tsx';
export * from './FeedPanel/FeedPanel.tsx';
export * from './OwnAgenda/OwnAgenda.tsx';
