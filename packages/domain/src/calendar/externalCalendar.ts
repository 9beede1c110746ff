import { toDate } from '../time/instant.ts';
import type { CalendarEvent } from './calendarEvent.ts';

const GOOGLE_CALENDAR = 'https://calendar.google.com/calendar/render';

/** An event with the details for an external calendar. */
export interface DescribedEvent extends Pick<CalendarEvent, 'title' | 'start' | 'end'> {
  readonly venue?: string | null | undefined;
  /** URL of its page. */
  readonly url: string;
}

/** Formats a time as '20261120T130000Z'. */
function compact(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** Returns the Google Calendar URL that adds an event; undefined without a start. */
export function googleCalendarAddress({ title, start, end, venue, url }: DescribedEvent, timeZone: string): string | undefined {
  const starts = toDate(start);
  if (!starts) return undefined;
  const dates = `${compact(starts)}/${compact(toDate(end) ?? starts)}`;
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates,
    ctz: timeZone,
    details: url,
    ...(venue ? { location: venue } : {}),
  });
  return `${GOOGLE_CALENDAR}?${query}`;
}
