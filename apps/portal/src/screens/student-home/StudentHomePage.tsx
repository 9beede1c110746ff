import { useDashboardStats, useNewestAchievementOf, useUpcomingEvents } from '@quad/api-client/hooks';
import { latestAchievement, STUDENT_QUICK_ACTIONS, STUDENT_SIDEBAR } from '@quad/domain/dashboard';
import { upcomingEvents } from '@quad/domain/events';
import { DASHBOARD_TEXTS, EVENT_TEXTS } from '@quad/domain/messages';
import { Card, Grid, Section, Spinner, Stack, useTranslate } from '@quad/ui';
import { LatestAchievement, PlaceTiles, placeLinks, StudentCounts, UpcomingEvents } from '@quad/ui/features/dashboard';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useNow, useToday } from '../../app/useNow.ts';
import { displayName, useUser } from '../../app/useUser.ts';

const LINKS = placeLinks(STUDENT_SIDEBAR);

/** /home: a student's dashboard. */
export function StudentHomePage() {
  const t = useTranslate();
  const user = useUser();
  const { branch, batch_year, program } = user.academic_info;
  const about = [program, branch, batch_year && t('Batch of {year}', { year: batch_year })].filter(Boolean).join(', ');
  return (
    <SignedInShell title={t('Welcome, {name}!', { name: displayName(user) })} subtitle={about} links={LINKS}>
      <Stack gap="m">
        <Grid columns={{ phone: 1, desktop: 2 }} gap="m">
          <Card>
            <Section title={t(EVENT_TEXTS.sectionTitle)}>
              <NextEvents />
            </Section>
          </Card>
          <Stack gap="m">
            <Card>
              <Section title={t('Quick Actions')}>
                <PlaceTiles places={STUDENT_QUICK_ACTIONS} columns={1} />
              </Section>
            </Card>
            <Card>
              <Section title={t('Latest Achievement')}>
                <NewestAchievement />
              </Section>
            </Card>
          </Stack>
        </Grid>
        <Counts />
      </Stack>
    </SignedInShell>
  );
}

/** The student's four counts; dashes for those that fail to load. */
function Counts() {
  const t = useTranslate();
  const { data, isLoading } = useDashboardStats();
  return (
    <>
      <StudentCounts stats={data ?? undefined} />
      {isLoading && <Spinner label={t(DASHBOARD_TEXTS.loadingStudent)} />}
    </>
  );
}

/**
 * The next events on campus, soonest first. A failure is only logged, and the list is then empty
 * (docs/specification/dashboard.md#dashboard-student-home).
 */
function NextEvents() {
  const now = useNow();
  const today = useToday();
  const { data = [], isLoading } = useUpcomingEvents(today);
  return <UpcomingEvents events={isLoading ? undefined : upcomingEvents(data, now)} today={today} />;
}

/**
 * The student's latest achievement. A failure is only logged, and none is shown then
 * (docs/specification/dashboard.md#dashboard-student-home).
 */
function NewestAchievement() {
  const t = useTranslate();
  const { _id } = useUser();
  const { data = [], isLoading } = useNewestAchievementOf(_id);
  if (isLoading) return <Spinner label={t(EVENT_TEXTS.loading)} />;
  return <LatestAchievement achievement={latestAchievement(data)} />;
}
