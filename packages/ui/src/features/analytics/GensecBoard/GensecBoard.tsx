import { GENSEC_SCOPES } from '@quad/domain/access';
import type { GensecAnalytics } from '@quad/domain/analytics';
import { formatMoney } from '@quad/domain/money';
import { formatFigure } from '../../../charts/plot/figures.ts';
import { BudgetBar } from '../../../dashboard/BudgetBar/BudgetBar.tsx';
import { StatCard } from '../../../dashboard/StatCard/StatCard.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { capitalized } from '../../capitalized.ts';
import { AnalyticsBoard, type BoardProps } from '../AnalyticsBoard/AnalyticsBoard.tsx';
import { Figures } from '../AnalyticsBoard/Figures.tsx';
import { EngagementCharts, TrendCharts } from './GensecCharts.tsx';

/** A domain as its GenSec is called: 'SciTech' for scitech. */
function domainName(domain: string): string {
  return Object.values(GENSEC_SCOPES).find(({ unit }) => unit === domain)?.name ?? capitalized(domain);
}

function GensecFigures({ domain, atAGlance, budgetManagement }: GensecAnalytics) {
  const settings = useLocaleSettings();
  const { totalAllocated, totalSpent } = budgetManagement.overall;
  return (
    <Figures title={domain ? `At a glance: ${domainName(domain)}` : 'At a glance'}>
      <StatCard
        label="Total Clubs"
        outOf="without committees"
        value={formatFigure(atAGlance.totalClubs, settings.locale)}
        href="/dashboard/organization"
      />
      <StatCard label="Events Completed" value={formatFigure(atAGlance.totalEventsCompleted, settings.locale)} href="/events" />
      <StatCard label="Total Participation" value={formatFigure(atAGlance.totalParticipation, settings.locale)} />
      <StatCard label="Budget Spent" value={formatMoney(totalSpent, settings)} outOf={`of ${formatMoney(totalAllocated, settings)}`}>
        <BudgetBar label="Spent" spent={totalSpent} allocated={totalAllocated} isAmountHidden />
      </StatCard>
    </Figures>
  );
}

/** A GenSec's domain in figures; whole, with zeros, where it has no units (docs/specification/analytics.md#analytics-gensec). */
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
