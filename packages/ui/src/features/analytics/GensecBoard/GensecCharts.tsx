import type { GensecAnalytics } from '@quad/domain/analytics';
import { BarChart } from '../../../charts/BarChart/BarChart.tsx';
import { BudgetChart } from '../../../charts/BudgetChart/BudgetChart.tsx';
import { StatusPipelineChart } from '../../../charts/StatusPipelineChart/StatusPipelineChart.tsx';
import { TrendChart } from '../../../charts/TrendChart/TrendChart.tsx';
import { Charts } from '../AnalyticsBoard/Figures.tsx';
import { toMonths } from '../toFigures.ts';
import { EVENTS, LISTS, PARTICIPANTS, PARTICIPATION } from '../units.ts';

const CHART = { headingLevel: 4 } as const;
const NO_COMPLETED = 'It begins with the first completed event.';

/** How the domain's events go, and what its clubs spend. */
export function TrendCharts({ trends, budgetManagement }: Pick<GensecAnalytics, 'trends' | 'budgetManagement'>) {
  return (
    <Charts title="Trends and budget">
      <TrendChart
        {...CHART}
        title="Participation over 12 months"
        figures={toMonths(trends.participationOverTime)}
        measure={PARTICIPATION}
        link={LISTS.events}
        emptyText={NO_COMPLETED}
      />
      <StatusPipelineChart
        {...CHART}
        title="Event pipeline"
        pipeline={trends.eventPipeline}
        link={LISTS.events}
        emptyText="No event of this domain has been planned yet."
      />
      <BudgetChart
        {...CHART}
        title="Budget by club"
        clubs={budgetManagement.clubWise}
        link={LISTS.units}
        emptyText="No club of this domain has a budget yet."
      />
    </Charts>
  );
}

/** Which clubs and events draw the most people. */
export function EngagementCharts({ engagement }: Pick<GensecAnalytics, 'engagement'>) {
  const { topClubsByParticipation, topClubsByActivity, topEventsByParticipation } = engagement;
  const clubs = { ...CHART, nameHeading: 'Club', link: LISTS.units, emptyText: NO_COMPLETED };
  return (
    <Charts title="Engagement">
      <BarChart
        {...clubs}
        title="Top clubs by participation"
        unit={PARTICIPANTS}
        figures={topClubsByParticipation.map(({ name, totalParticipants }) => ({ name, value: totalParticipants }))}
      />
      <BarChart
        {...clubs}
        title="Top clubs by activity"
        unit={EVENTS}
        figures={topClubsByActivity.map(({ name, eventCount }) => ({ name, value: eventCount }))}
      />
      <BarChart
        {...CHART}
        title="Top events by participation"
        unit={PARTICIPANTS}
        nameHeading="Event"
        figures={topEventsByParticipation.map(({ title, participantCount }, index) => ({
          id: `${index} ${title}`,
          name: title,
          value: participantCount,
        }))}
        link={LISTS.events}
        emptyText={NO_COMPLETED}
      />
    </Charts>
  );
}
