import { CALENDAR_TEXTS, googleCalendarAddress } from '@quad/domain/calendar';
import type { Event } from '@quad/domain/events';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface AddToCalendarProps {
  /** The event; one without a beginning goes into no calendar. */
  event: Pick<Event, 'title' | 'schedule'>;
  /** Where it has its own page, for whoever reads of it elsewhere. */
  url: string;
  /** Where its file is. */
  fileHref: string;
}

/** Puts a single event into another calendar, once: later changes are not told there. Use FeedPanel instead for what stays up to date. */
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
