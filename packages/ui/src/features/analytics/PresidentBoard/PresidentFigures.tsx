import type { PresidentAnalytics } from '@quad/domain/analytics';
import { formatMoney } from '@quad/domain/money';
import { formatFigure } from '../../../charts/plot/figures.ts';
import { BudgetBar } from '../../../dashboard/BudgetBar/BudgetBar.tsx';
import { StatCard } from '../../../dashboard/StatCard/StatCard.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { Figures } from '../AnalyticsBoard/Figures.tsx';

/** The institute's totals. */
export function PresidentFigures({ summary }: Pick<PresidentAnalytics, 'summary'>) {
  const t = useTranslate();
  const settings = useLocaleSettings();
  const { userAnalytics, eventAnalytics, organizationalUnitAnalytics, porAnalytics } = summary;
  const { totalAllocated, totalSpent } = organizationalUnitAnalytics.budgetOverview;
  return (
    <Figures title={t('At a glance')}>
      <StatCard label={t('Total Users')} value={formatFigure(userAnalytics.totalUsers, settings.locale)} />
      <StatCard label={t('Active PORs')} value={formatFigure(porAnalytics.activePORs, settings.locale)} href="/cosa" />
      <StatCard
        label={t('Total Units')}
        value={formatFigure(organizationalUnitAnalytics.totalUnits, settings.locale)}
        href="/dashboard/organization"
      />
      <StatCard label={t('Total Achievements')} value={formatFigure(porAnalytics.totalAchievements, settings.locale)} />
      <StatCard label={t('Events Completed')} value={formatFigure(eventAnalytics.totalCompleted, settings.locale)} href="/events" />
      <StatCard label={t('Upcoming Events')} value={formatFigure(eventAnalytics.upcomingEvents, settings.locale)} href="/events" />
      <StatCard
        label={t('Budget Spent')}
        value={formatMoney(totalSpent, settings)}
        outOf={t('of {all}', { all: formatMoney(totalAllocated, settings) })}
      >
        <BudgetBar label={t('Spent')} spent={totalSpent} allocated={totalAllocated} amountHidden />
      </StatCard>
    </Figures>
  );
}
