import type { Translate } from '../UiProvider/translate.ts';
import type { TimelineStatus } from './slots.ts';

/** The words of a timeline; hours and days are the locale's. */
export interface TimelineMessages {
  free: string;
  /** Of a slot before `min`. */
  over: string;
  /** Of a slot that is chosen. */
  chosen: string;
  status: Readonly<Record<TimelineStatus, string>>;
  /** Under the rows: what to do, and what to do next. */
  chooseStart: string;
  chooseEnd: string;
  /** Between two times. */
  to: string;
}

/** In the reader's language. */
export const timelineMessages = (t: Translate): TimelineMessages => ({
  free: t('free'),
  over: t('over'),
  chosen: t('chosen'),
  status: { closed: t('closed'), booked: t('booked'), mine: t('yours'), requested: t('asked for') },
  chooseStart: t('Choose the first slot, or draw over several'),
  chooseEnd: t('Choose the last slot'),
  to: t('to'),
});
