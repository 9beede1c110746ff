import type { StudentAnalytics } from '@quad/domain/analytics';
import { counted, formatFigure } from '../../../charts/plot/figures.ts';
import { StatCard } from '../../../dashboard/StatCard/StatCard.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { Figures } from '../AnalyticsBoard/Figures.tsx';
import { POINTS } from '../units.ts';

/** The engagement score and the counts that it consists of. */
export function EngagementFigures({ totalScore, breakdown }: StudentAnalytics['analytics']['engagement']) {
  const t = useTranslate();
  const { locale } = useLocaleSettings();
  const worth = (score: number) => t('worth {points}', { points: counted(score, POINTS, locale, t) });
  const { positions, organized, participated } = breakdown;
  return (
    <Figures title={t('At a glance')}>
      <StatCard
        label={t('Engagement Score')}
        value={formatFigure(totalScore, locale)}
        outOf={totalScore === 1 ? t('point') : t('points')}
      />
      <StatCard
        label={t('Positions')}
        value={formatFigure(positions.count, locale)}
        outOf={worth(positions.score)}
        href="/manage-position"
      />
      <StatCard label={t('Events organized')} value={formatFigure(organized.count, locale)} outOf={worth(organized.score)} />
      <StatCard label={t('Events attended')} value={formatFigure(participated.count, locale)} outOf={worth(participated.score)} />
    </Figures>
  );
}
