import type { GensecAnalytics } from '@quad/domain/analytics';
import { BarChart } from '../../../charts/BarChart/BarChart.tsx';
import { BudgetChart } from '../../../charts/BudgetChart/BudgetChart.tsx';
import { StatusPipelineChart } from '../../../charts/StatusPipelineChart/StatusPipelineChart.tsx';
import { TrendChart } from '../../../charts/TrendChart/TrendChart.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { Charts } from '../AnalyticsBoard/Figures.tsx';
import { toMonths } from '../toFigures.ts';
import { EVENTS, LISTS, PARTICIPANTS, PARTICIPATION } from '../units.ts';

const CHART = { headingLevel: 4 } as const;
const NO_COMPLETED = 'It begins with the first completed event.';

/** Charts of the domain's events and of its clubs' spending. */
export function TrendCharts({ trends, budgetManagement }: Pick<GensecAnalytics, 'trends' | 'budgetManagement'>) {
  const t = useTranslate();
  return (
    <Charts title={t('Trends and budget')}>
      <TrendChart
        {...CHART}
        title={t('Participation over 12 months')}
        data={toMonths(trends.participationOverTime)}
        measure={PARTICIPATION}
        link={LISTS.events}
        empty={t(NO_COMPLETED)}
      />
      <StatusPipelineChart
        {...CHART}
        title={t('Event pipeline')}
        data={trends.eventPipeline}
        link={LISTS.events}
        empty={t('No event of this domain has been planned yet.')}
      />
      <BudgetChart
        {...CHART}
        title={t('Budget by club')}
        data={budgetManagement.clubWise}
        link={LISTS.units}
        empty={t('No club of this domain has a budget yet.')}
      />
    </Charts>
  );
}

/** Charts of the clubs and events with the most participants. */
export function EngagementCharts({ engagement }: Pick<GensecAnalytics, 'engagement'>) {
  const t = useTranslate();
  const { topClubsByParticipation, topClubsByActivity, topEventsByParticipation } = engagement;
  const clubs = { ...CHART, nameHeading: t('Club'), link: LISTS.units, empty: t(NO_COMPLETED) };
  return (
    <Charts title={t('Engagement')}>
      <BarChart
        {...clubs}
        title={t('Top clubs by participation')}
        unit={PARTICIPANTS}
        data={topClubsByParticipation.map(({ name, totalParticipants }) => ({ name, value: totalParticipants }))}
      />
      <BarChart
        {...clubs}
        title={t('Top clubs by activity')}
        unit={EVENTS}
        data={topClubsByActivity.map(({ name, eventCount }) => ({ name, value: eventCount }))}
      />
      <BarChart
        {...CHART}
        title={t('Top events by participation')}
        unit={PARTICIPANTS}
        nameHeading={t('Event')}
        data={topEventsByParticipation.map(({ title, participantCount }, index) => ({
          id: `${index} ${title}`,
          name: title,
          value: participantCount,
        }))}
        link={LISTS.events}
        empty={t(NO_COMPLETED)}
      />
    </Charts>
  );
}
