import type { PresidentAnalytics } from '@quad/domain/analytics';
import { formatMoney } from '@quad/domain/money';
import { formatFigure } from '../../../charts/plot/figures.ts';
import { BudgetBar } from '../../../dashboard/BudgetBar/BudgetBar.tsx';
import { StatCard } from '../../../dashboard/StatCard/StatCard.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { Figures } from '../AnalyticsBoard/Figures.tsx';

/** The institute's totals. */
export function PresidentFigures({ summary }: Pick<PresidentAnalytics, 'summary'>) {
  const settings = useLocaleSettings();
  const { userAnalytics, eventAnalytics, organizationalUnitAnalytics, porAnalytics } = summary;
  const { totalAllocated, totalSpent } = organizationalUnitAnalytics.budgetOverview;
  return (
    <Figures title="At a glance">
      <StatCard label="Total Users" value={formatFigure(userAnalytics.totalUsers, settings.locale)} />
      <StatCard label="Active PORs" value={formatFigure(porAnalytics.activePORs, settings.locale)} href="/cosa" />
      <StatCard
        label="Total Units"
        value={formatFigure(organizationalUnitAnalytics.totalUnits, settings.locale)}
        href="/dashboard/organization"
      />
      <StatCard label="Total Achievements" value={formatFigure(porAnalytics.totalAchievements, settings.locale)} />
      <StatCard label="Events Completed" value={formatFigure(eventAnalytics.totalCompleted, settings.locale)} href="/events" />
      <StatCard label="Upcoming Events" value={formatFigure(eventAnalytics.upcomingEvents, settings.locale)} href="/events" />
      <StatCard label="Budget Spent" value={formatMoney(totalSpent, settings)} outOf={`of ${formatMoney(totalAllocated, settings)}`}>
        <BudgetBar label="Spent" spent={totalSpent} allocated={totalAllocated} isAmountHidden />
      </StatCard>
    </Figures>
  );
}
