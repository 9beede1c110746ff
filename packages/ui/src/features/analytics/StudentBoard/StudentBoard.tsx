import type { StudentAnalytics } from '@quad/domain/analytics';
import { BarChart } from '../../../charts/BarChart/BarChart.tsx';
import { DonutChart } from '../../../charts/DonutChart/DonutChart.tsx';
import { TrendChart } from '../../../charts/TrendChart/TrendChart.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { AnalyticsBoard, type BoardProps } from '../AnalyticsBoard/AnalyticsBoard.tsx';
import { Charts } from '../AnalyticsBoard/Figures.tsx';
import { byCategory } from '../toFigures.ts';
import { ACHIEVEMENTS, EVENTS, LISTS, OWN_PARTICIPATION, POINTS, SKILLS } from '../units.ts';
import { EngagementFigures } from './EngagementFigures.tsx';
import { engagementFigures, engagementSentence } from './engagement.ts';

const CHART = { headingLevel: 4 } as const;

type Own = StudentAnalytics['analytics'];

function ActivityCharts({ engagement, participationTrend, eventPreferences }: Own) {
  const { locale } = useLocaleSettings();
  return (
    <Charts title="What you do">
      <BarChart
        {...CHART}
        title="Engagement score"
        figures={engagementFigures(engagement)}
        unit={POINTS}
        nameHeading="Made of"
        description={engagementSentence(engagement, locale)}
        link={LISTS.ownPositions}
      />
      <TrendChart
        {...CHART}
        title="Your participation over 12 months"
        figures={participationTrend.map(({ year, month, count }) => ({ year, month, value: count }))}
        measure={OWN_PARTICIPATION}
        link={LISTS.events}
        emptyText="It begins with the first event that you attend."
      />
      <DonutChart
        {...CHART}
        title="Your events by category"
        figures={byCategory(eventPreferences)}
        unit={EVENTS}
        nameHeading="Category"
        link={LISTS.events}
        emptyText="You have not attended an event yet."
      />
    </Charts>
  );
}

function RecordCharts({ skillCategories, achievementStatus }: Own) {
  return (
    <Charts title="What you can show">
      <DonutChart
        {...CHART}
        title="Your skills by category"
        figures={byCategory(skillCategories)}
        unit={SKILLS}
        nameHeading="Category"
        link={LISTS.ownSkills}
        emptyText="Add your first skill to see it here."
      />
      <DonutChart
        {...CHART}
        title="Your achievements by status"
        figures={achievementStatus.map(({ status, count }) => ({ name: status, value: count }))}
        unit={ACHIEVEMENTS}
        nameHeading="Status"
        link={LISTS.ownAchievements}
        emptyText="Add your first achievement to see it here."
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
