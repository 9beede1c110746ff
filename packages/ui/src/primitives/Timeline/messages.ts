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

export const TIMELINE_MESSAGES: TimelineMessages = {
  free: 'free',
  over: 'over',
  chosen: 'chosen',
  status: { closed: 'closed', booked: 'booked', mine: 'yours', requested: 'asked for' },
  chooseStart: 'Choose the first slot, or draw over several',
  chooseEnd: 'Choose the last slot',
  to: 'to',
};
