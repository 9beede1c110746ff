import type { ClubAnalytics } from '@quad/domain/analytics';
import { formatMoney } from '@quad/domain/money';
import { EventPerformanceChart } from '../../../charts/EventPerformanceChart/EventPerformanceChart.tsx';
import { formatFigure } from '../../../charts/plot/figures.ts';
import { BudgetBar } from '../../../dashboard/BudgetBar/BudgetBar.tsx';
import { StatCard } from '../../../dashboard/StatCard/StatCard.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { AnalyticsBoard, type BoardProps } from '../AnalyticsBoard/AnalyticsBoard.tsx';
import { Figures } from '../AnalyticsBoard/Figures.tsx';
import { LISTS } from '../units.ts';
import { ClubTeam, ClubUpcoming } from './ClubLists.tsx';

function ClubFigures({ clubName, atAGlance, teamManagement }: ClubAnalytics) {
  const t = useTranslate();
  const settings = useLocaleSettings();
  const { budget, coreStats } = atAGlance;
  const { currentTenure, allTime } = coreStats;
  return (
    <Figures title={clubName ? t('At a glance: {name}', { name: clubName }) : t('At a glance')}>
      <StatCard
        label={t('Events this tenure')}
        value={formatFigure(currentTenure.totalEvents, settings.locale)}
        outOf={t('of {all} in all', { all: formatFigure(allTime.totalEvents, settings.locale) })}
        href="/events"
      />
      <StatCard
        label={t('Active members this tenure')}
        value={formatFigure(currentTenure.totalActiveMembers, settings.locale)}
        outOf={t('of {all} in all', { all: formatFigure(allTime.totalActiveMembers, settings.locale) })}
        href="/cosa"
      />
      <StatCard label={t('Open Positions')} value={formatFigure(teamManagement.openPositions, settings.locale)} href="/cosa" />
      <StatCard
        label={t('Budget Remaining')}
        value={formatMoney(budget.remaining, settings)}
        outOf={t('of {all}', { all: formatMoney(budget.allocated, settings) })}
      >
        <BudgetBar label={t('Spent')} spent={budget.spent} allocated={budget.allocated} amountHidden />
      </StatCard>
    </Figures>
  );
}

/** A coordinator's club in figures (docs/specification/analytics.md#analytics-club). */
export function ClubBoard(props: BoardProps<ClubAnalytics>) {
  const t = useTranslate();
  return (
    <AnalyticsBoard {...props}>
      {(figures) => (
        <>
          <ClubFigures {...figures} />
          <EventPerformanceChart
            title={t('The last 5 events')}
            data={figures.eventPerformance.participantsPerEvent}
            link={LISTS.events}
            empty={t("It begins with the club's first completed event.")}
          />
          <ClubUpcoming events={figures.eventPerformance.upcomingEvents} />
          <ClubTeam holders={figures.teamManagement.currentPositionHolders} />
        </>
      )}
    </AnalyticsBoard>
  );
}
