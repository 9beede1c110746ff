import { CALENDAR_TEXTS, googleCalendarAddress } from '@quad/domain/calendar';
import type { Event } from '@quad/domain/events';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface AddToCalendarProps {
  /** The event; one without a start cannot be added to a calendar. */
  event: Pick<Event, 'title' | 'schedule'>;
  /** The address of the event's page, for the calendar entry. */
  url: string;
  /** The address of its calendar file. */
  fileHref: string;
}

/** Adds a single event to another calendar, without later updates. Use FeedPanel instead for a subscription. */
export function AddToCalendar({ event: { title, schedule }, url, fileHref }: AddToCalendarProps) {
  const t = useTranslate();
  const { timeZone } = useLocaleSettings();
  const google = googleCalendarAddress({ title, start: schedule.start, end: schedule.end, venue: schedule.venue, url }, timeZone);
  if (!google) return null;
  return (
    <Inline>
      <Link href={google} external target="_blank" rel="noopener noreferrer">
        {t(CALENDAR_TEXTS.addToGoogle)}
      </Link>
      <Link href={fileHref} external download>
        {t(CALENDAR_TEXTS.downloadEvent)}
      </Link>
    </Inline>
  );
}
