import type { StudentAnalytics } from '@quad/domain/analytics';
import { counted, formatFigure } from '../../../charts/plot/figures.ts';
import { StatCard } from '../../../dashboard/StatCard/StatCard.tsx';
import { Figures } from '../AnalyticsBoard/Figures.tsx';
import { POINTS } from '../units.ts';

const worth = (score: number) => `worth ${counted(score, POINTS)}`;

/** The score, and how many of each thing made it. */
export function EngagementFigures({ totalScore, breakdown }: StudentAnalytics['analytics']['engagement']) {
  const { positions, organized, participated } = breakdown;
  return (
    <Figures title="At a glance">
      <StatCard label="Engagement Score" value={formatFigure(totalScore)} outOf={totalScore === 1 ? 'point' : 'points'} />
      <StatCard label="Positions" value={formatFigure(positions.count)} outOf={worth(positions.score)} href="/manage-position" />
      <StatCard label="Events organized" value={formatFigure(organized.count)} outOf={worth(organized.score)} />
      <StatCard label="Events attended" value={formatFigure(participated.count)} outOf={worth(participated.score)} />
    </Figures>
  );
}
