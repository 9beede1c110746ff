import { GENSEC_SCOPES } from '@quad/domain/access';
import type { GensecAnalytics } from '@quad/domain/analytics';
import { formatMoney } from '@quad/domain/money';
import { formatFigure } from '../../../charts/plot/figures.ts';
import { BudgetBar } from '../../../dashboard/BudgetBar/BudgetBar.tsx';
import { StatCard } from '../../../dashboard/StatCard/StatCard.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { capitalized } from '../../forms/options.ts';
import { AnalyticsBoard, type BoardProps } from '../AnalyticsBoard/AnalyticsBoard.tsx';
import { Figures } from '../AnalyticsBoard/Figures.tsx';
import { EngagementCharts, TrendCharts } from './GensecCharts.tsx';

/** The name of a domain as in the GenSec's title: 'SciTech' for scitech. */
function domainName(domain: string): string {
  return Object.values(GENSEC_SCOPES).find(({ unit }) => unit === domain)?.name ?? capitalized(domain);
}

function GensecFigures({ domain, atAGlance, budgetManagement }: GensecAnalytics) {
  const t = useTranslate();
  const settings = useLocaleSettings();
  const { totalAllocated, totalSpent } = budgetManagement.overall;
  return (
    <Figures title={domain ? t('At a glance: {name}', { name: t(domainName(domain)) }) : t('At a glance')}>
      <StatCard
        label={t('Total Clubs')}
        outOf={t('without committees')}
        value={formatFigure(atAGlance.totalClubs, settings.locale)}
        href="/dashboard/organization"
      />
      <StatCard label={t('Events Completed')} value={formatFigure(atAGlance.totalEventsCompleted, settings.locale)} href="/events" />
      <StatCard label={t('Total Participation')} value={formatFigure(atAGlance.totalParticipation, settings.locale)} />
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

/** A GenSec's domain in figures, which are zero if it has no units (docs/specification/analytics.md#analytics-gensec). */
export function GensecBoard(props: BoardProps<GensecAnalytics>) {
  return (
    <AnalyticsBoard {...props}>
      {(figures) => (
        <>
          <GensecFigures {...figures} />
          <TrendCharts {...figures} />
          <EngagementCharts engagement={figures.engagement} />
        </>
      )}
    </AnalyticsBoard>
  );
}
