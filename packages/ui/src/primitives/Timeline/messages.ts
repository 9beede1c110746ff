import type { Translate } from '../UiProvider/translate.ts';
import type { TimelineStatus } from './slots.ts';

/** The texts of a timeline; hours and days are formatted for the locale. */
export interface TimelineMessages {
  free: string;
  /** The state of a slot before `min`. */
  over: string;
  /** The state of a selected slot. */
  chosen: string;
  status: Readonly<Record<TimelineStatus, string>>;
  /** The hints below the rows: what to do first, and what to do next. */
  chooseStart: string;
  chooseEnd: string;
  /** The hint below the rows if bookings can be opened, but no range can be selected. */
  openBooking: string;
  /** Between two times. */
  to: string;
}

/** The default texts in the reader's language. */
export const timelineMessages = (t: Translate): TimelineMessages => ({
  free: t('free'),
  over: t('over'),
  chosen: t('chosen'),
  status: { closed: t('closed'), booked: t('booked'), mine: t('yours'), requested: t('requested') },
  chooseStart: t('Choose the first slot, or draw over several'),
  chooseEnd: t('Choose the last slot'),
  openBooking: t('Press a booking to see its details.'),
  to: t('to'),
});
