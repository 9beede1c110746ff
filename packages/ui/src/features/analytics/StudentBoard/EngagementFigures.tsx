import type { StudentAnalytics } from '@quad/domain/analytics';
import { counted, formatFigure } from '../../../charts/plot/figures.ts';
import { StatCard } from '../../../dashboard/StatCard/StatCard.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { Figures } from '../AnalyticsBoard/Figures.tsx';
import { POINTS } from '../units.ts';

/** The score, and how many of each thing made it. */
export function EngagementFigures({ totalScore, breakdown }: StudentAnalytics['analytics']['engagement']) {
  const { locale } = useLocaleSettings();
  const worth = (score: number) => `worth ${counted(score, POINTS, locale)}`;
  const { positions, organized, participated } = breakdown;
  return (
    <Figures title="At a glance">
      <StatCard label="Engagement Score" value={formatFigure(totalScore, locale)} outOf={totalScore === 1 ? 'point' : 'points'} />
      <StatCard label="Positions" value={formatFigure(positions.count, locale)} outOf={worth(positions.score)} href="/manage-position" />
      <StatCard label="Events organized" value={formatFigure(organized.count, locale)} outOf={worth(organized.score)} />
      <StatCard label="Events attended" value={formatFigure(participated.count, locale)} outOf={worth(participated.score)} />
    </Figures>
  );
}
