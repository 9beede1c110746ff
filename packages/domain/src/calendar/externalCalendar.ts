import { toDate } from '../time/instant.ts';
import type { CalendarEvent } from './calendarEvent.ts';

const GOOGLE_CALENDAR = 'https://calendar.google.com/calendar/render';

/** An event as an address of another calendar describes it. */
export interface DescribedEvent extends Pick<CalendarEvent, 'title' | 'start' | 'end'> {
  readonly venue?: string | null | undefined;
  /** Where it has its own page. */
  readonly url: string;
}

/** '20261120T130000Z'. */
function compact(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** Where Google Calendar offers to take an event in; undefined for one without a beginning. */
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
