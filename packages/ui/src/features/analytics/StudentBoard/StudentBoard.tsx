import type { StudentAnalytics } from '@quad/domain/analytics';
import { BarChart } from '../../../charts/BarChart/BarChart.tsx';
import { PartsChart } from '../../../charts/PartsChart/PartsChart.tsx';
import { TrendChart } from '../../../charts/TrendChart/TrendChart.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { AnalyticsBoard, type BoardProps } from '../AnalyticsBoard/AnalyticsBoard.tsx';
import { Charts } from '../AnalyticsBoard/Figures.tsx';
import { byCategory, byVerification } from '../toFigures.ts';
import { ACHIEVEMENTS, EVENTS, LISTS, OWN_PARTICIPATION, POINTS, SKILLS } from '../units.ts';
import { EngagementFigures } from './EngagementFigures.tsx';
import { engagementFigures, engagementSentence } from './engagement.ts';

const CHART = { headingLevel: 4 } as const;

type Own = StudentAnalytics['analytics'];

function ActivityCharts({ engagement, participationTrend, eventPreferences }: Own) {
  const t = useTranslate();
  const { locale } = useLocaleSettings();
  return (
    <Charts title={t('What you do')}>
      <BarChart
        {...CHART}
        title={t('Engagement score')}
        data={engagementFigures(engagement, t)}
        unit={POINTS}
        nameHeading={t('Made of')}
        description={engagementSentence(engagement, locale, t)}
        link={LISTS.ownPositions}
      />
      <TrendChart
        {...CHART}
        title={t('Your participation over 12 months')}
        data={participationTrend.map(({ year, month, count }) => ({ year, month, value: count }))}
        measure={OWN_PARTICIPATION}
        link={LISTS.events}
        empty={t('It begins with the first event that you attend.')}
      />
      <PartsChart
        {...CHART}
        title={t('Your events by category')}
        data={byCategory(eventPreferences, t)}
        unit={EVENTS}
        nameHeading={t('Category')}
        link={LISTS.events}
        empty={t('You have not attended an event yet.')}
      />
    </Charts>
  );
}

function RecordCharts({ skillCategories, achievementStatus }: Own) {
  const t = useTranslate();
  return (
    <Charts title={t('What you can show')}>
      <PartsChart
        {...CHART}
        title={t('Your skills by category')}
        data={byCategory(skillCategories, t)}
        unit={SKILLS}
        nameHeading={t('Category')}
        link={LISTS.ownSkills}
        empty={t('Add your first skill to see it here.')}
      />
      <PartsChart
        {...CHART}
        title={t('Your achievements by status')}
        data={byVerification(
          achievementStatus.map(({ status, count }) => ({ isVerified: status === 'Verified', count })),
          t,
        )}
        unit={ACHIEVEMENTS}
        nameHeading={t('Status')}
        link={LISTS.ownAchievements}
        empty={t('Add your first achievement to see it here.')}
      />
    </Charts>
  );
}

/** A student's own figures (docs/specification/analytics.md#analytics-student). */
export function StudentBoard(props: BoardProps<StudentAnalytics>) {
  return (
    <AnalyticsBoard {...props}>
      {({ analytics }) => (
        <>
          <EngagementFigures {...analytics.engagement} />
          <ActivityCharts {...analytics} />
          <RecordCharts {...analytics} />
        </>
      )}
    </AnalyticsBoard>
  );
}
