import type { ClubAnalytics } from '@quad/domain/analytics';
import { formatMoney } from '@quad/domain/money';
import { EventPerformanceChart } from '../../../charts/EventPerformanceChart/EventPerformanceChart.tsx';
import { formatFigure } from '../../../charts/plot/figures.ts';
import { BudgetBar } from '../../../dashboard/BudgetBar/BudgetBar.tsx';
import { StatCard } from '../../../dashboard/StatCard/StatCard.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { AnalyticsBoard, type BoardProps } from '../AnalyticsBoard/AnalyticsBoard.tsx';
import { Figures } from '../AnalyticsBoard/Figures.tsx';
import { LISTS } from '../units.ts';
import { ClubTeam, ClubUpcoming } from './ClubLists.tsx';

function ClubFigures({ clubName, atAGlance, teamManagement }: ClubAnalytics) {
  const settings = useLocaleSettings();
  const { budget, coreStats } = atAGlance;
  const { currentTenure, allTime } = coreStats;
  return (
    <Figures title={clubName ? `At a glance: ${clubName}` : 'At a glance'}>
      <StatCard
        label="Events this tenure"
        value={formatFigure(currentTenure.totalEvents, settings.locale)}
        outOf={`of ${formatFigure(allTime.totalEvents, settings.locale)} in all`}
        href="/events"
      />
      <StatCard
        label="Active members this tenure"
        value={formatFigure(currentTenure.totalActiveMembers, settings.locale)}
        outOf={`of ${formatFigure(allTime.totalActiveMembers, settings.locale)} in all`}
        href="/cosa"
      />
      <StatCard label="Open Positions" value={formatFigure(teamManagement.openPositions, settings.locale)} href="/cosa" />
      <StatCard
        label="Budget Remaining"
        value={formatMoney(budget.remaining, settings)}
        outOf={`of ${formatMoney(budget.allocated, settings)}`}
      >
        <BudgetBar label="Spent" spent={budget.spent} allocated={budget.allocated} isAmountHidden />
      </StatCard>
    </Figures>
  );
}

/** A coordinator's club in figures (docs/specification/analytics.md#analytics-club). */
export function ClubBoard(props: BoardProps<ClubAnalytics>) {
  return (
    <AnalyticsBoard {...props}>
      {(figures) => (
        <>
          <ClubFigures {...figures} />
          <EventPerformanceChart
            title="The last 5 events"
            events={figures.eventPerformance.participantsPerEvent}
            link={LISTS.events}
            emptyText="It begins with the club's first completed event."
          />
          <ClubUpcoming events={figures.eventPerformance.upcomingEvents} />
          <ClubTeam holders={figures.teamManagement.currentPositionHolders} />
        </>
      )}
    </AnalyticsBoard>
  );
}
