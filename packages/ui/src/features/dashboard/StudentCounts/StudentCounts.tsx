import type { DashboardStats } from '@quad/domain/analytics';
import { StatCard } from '../../../dashboard/StatCard/StatCard.tsx';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface StudentCountsProps {
  /** The figures; undefined while loading. A missing figure is a dash. */
  stats: DashboardStats | undefined;
}

/** The four counts of the student dashboard, each linked to the counted items (docs/specification/dashboard.md#dashboard-student-home). */
export function StudentCounts({ stats = {} }: StudentCountsProps) {
  const t = useTranslate();
  return (
    <Grid columns={{ phone: 2, desktop: 4 }} gap="s">
      <StatCard label={t('Total Skills')} value={stats.totalSkills} href="/skills" />
      <StatCard label={t('Achievements')} value={stats.totalAchievements} href="/view-achievements" />
      <StatCard label={t('Position of Responsibility')} value={stats.totalPORs} href="/manage-position" />
      <StatCard label={t('Feedback Given')} value={stats.totalFeedbacksGiven} href="/viewfeedback" />
    </Grid>
  );
}
