import type { ClubAnalytics } from '@quad/domain/analytics';
import { formatIndianDate } from '@quad/domain/time';
import type { LocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { counted, formatFigure, sum, type Unit } from '../plot/figures.ts';
import type { RowsData } from '../rows/rowsLayout.ts';

/** An event of the past and how many took part. */
export type EventFigure = ClubAnalytics['eventPerformance']['participantsPerEvent'][number];

const PARTICIPANTS: Unit = { one: 'participant', other: 'participants' };

/** The mean of the shown events, in whole participants. */
function averageOf(events: readonly EventFigure[]): number {
  return events.length === 0 ? 0 : Math.round(sum(events.map(({ participants }) => participants)) / events.length);
}

/** Each event as a row, in the given order, with a line at their average where there is more than one. */
export function eventRows(events: readonly EventFigure[], { timeZone, locale }: Pick<LocaleSettings, 'timeZone' | 'locale'>): RowsData {
  const average = averageOf(events);
  return {
    rows: events.map(({ title, date, participants }, index) => ({
      key: `${index} ${title}`,
      name: title,
      detail: formatIndianDate(date, timeZone) || undefined,
      value: participants,
      figure: formatFigure(participants, locale),
      spoken: counted(participants, PARTICIPANTS, locale),
    })),
    reference: events.length > 1 ? { value: average, text: `Average ${formatFigure(average, locale)}` } : undefined,
  };
}

function distance(participants: number, average: number, locale: string): string {
  if (participants === average) return 'as many as';
  const difference = formatFigure(Math.abs(participants - average), locale);
  return participants > average ? `${difference} more than` : `${difference} fewer than`;
}

/** How the latest event did, in a sentence. */
export function eventSentence(events: readonly EventFigure[], locale: string): string {
  const [latest] = events;
  if (!latest) return '';
  const took = `${latest.title} had ${counted(latest.participants, PARTICIPANTS, locale)}`;
  if (events.length === 1) return `${took}.`;
  const average = averageOf(events);
  return `${took}, ${distance(latest.participants, average, locale)} the average of the last ${formatFigure(events.length, locale)} events (${formatFigure(average, locale)}).`;
}
