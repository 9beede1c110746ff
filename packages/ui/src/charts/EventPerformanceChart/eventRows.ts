import type { ClubAnalytics } from '@quad/domain/analytics';
import { formatIndianDate } from '@quad/domain/time';
import type { LocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { fillIn, type Translate } from '../../primitives/UiProvider/translate.ts';
import { counted, formatFigure, sum, type Unit } from '../plot/figures.ts';
import type { RowsData } from '../rows/rowsLayout.ts';

/** A past event and its number of participants. */
export type EventFigure = ClubAnalytics['eventPerformance']['participantsPerEvent'][number];

const PARTICIPANTS: Unit = { one: 'participant', other: 'participants' };

/** The mean of the shown events, rounded to whole participants. */
function averageOf(events: readonly EventFigure[]): number {
  return events.length === 0 ? 0 : Math.round(sum(events.map(({ participants }) => participants)) / events.length);
}

type RowSettings = Pick<LocaleSettings, 'timeZone' | 'locale'> & Partial<Pick<LocaleSettings, 'translate'>>;

/** One row per event, in the given order, with a line at the average if there are several. */
export function eventRows(events: readonly EventFigure[], { timeZone, locale, translate: t = fillIn }: RowSettings): RowsData {
  const average = averageOf(events);
  return {
    rows: events.map(({ title, date, participants }, index) => ({
      key: `${index} ${title}`,
      name: title,
      detail: formatIndianDate(date, timeZone, locale) || undefined,
      value: participants,
      figure: formatFigure(participants, locale),
      announced: counted(participants, PARTICIPANTS, locale, t),
    })),
    reference: events.length > 1 ? { value: average, text: t('Average {figure}', { figure: formatFigure(average, locale) }) } : undefined,
  };
}

/** A sentence about the latest event. */
export function eventSentence(events: readonly EventFigure[], locale: string, t: Translate = fillIn): string {
  const [latest] = events;
  if (!latest) return '';
  const attendance = {
    title: latest.title,
    count: latest.participants,
    participants: counted(latest.participants, PARTICIPANTS, locale, t),
  };
  if (events.length === 1) return t('{title} had {participants}.', attendance);
  const average = averageOf(events);
  const difference = latest.participants - average;
  const values = {
    ...attendance,
    difference: formatFigure(Math.abs(difference), locale),
    events: formatFigure(events.length, locale),
    average: formatFigure(average, locale),
  };
  if (difference === 0) return t('{title} had {participants}, as many as the average of the last {events} events ({average}).', values);
  return difference > 0
    ? t('{title} had {participants}, {difference} more than the average of the last {events} events ({average}).', values)
    : t('{title} had {participants}, {difference} fewer than the average of the last {events} events ({average}).', values);
}
