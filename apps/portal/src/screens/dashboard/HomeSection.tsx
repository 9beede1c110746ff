import { errorText, useDashboardStats } from '@quad/api-client/hooks';
import { analyticsKindOf } from '@quad/domain/analytics';
import { ownHome } from '@quad/domain/dashboard';
import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { Button, ErrorState, Stack, useTranslate } from '@quad/ui';
import { DashboardTile } from '@quad/ui/dashboard';
import { AnalyticsSkeleton, QuickStats, UnknownRole } from '@quad/ui/features/dashboard';
import { Suspense } from 'react';
import { SectionLayout } from '../../app/SectionLayout.tsx';
import { useUser } from '../../app/useUser.ts';
import { lazyComponent } from '../../boot/lazyComponent.ts';

/** Loaded separately with the charts, so that the rest of the dashboard does not wait for them. */
const Analytics = lazyComponent(async () => ({ default: (await import('./Analytics.tsx')).Analytics }));

/** The same for the pending items of office-bearers. */
const HomeInbox = lazyComponent(async () => ({ default: (await import('../inbox/HomeInbox.tsx')).HomeInbox }));

/** The first section of every role: its figures, quick stats, the calendar placeholder and the latest updates. */
export function HomeSection() {
  const t = useTranslate();
  const { role } = useUser();
  const home = ownHome(role);
  const toHome = home && (
    <Button href={home.path} size="s">
      {t(home.label)}
    </Button>
  );
  return (
    <SectionLayout section="dashboard" title={t('Analytics')} actions={toHome} lead={<QuickStatsTile />}>
      <AnalyticsOfRole />
    </SectionLayout>
  );
}

/** The figures of the session's role, below the pending items; nothing for an unknown role. */
function AnalyticsOfRole() {
  const t = useTranslate();
  const { role } = useUser();
  const kind = analyticsKindOf(role);
  if (!kind) return <UnknownRole roleName={role} />;
  const blank = <AnalyticsSkeleton text={t(DASHBOARD_TEXTS.loadingDashboard)} />;
  const analytics = (
    <Suspense fallback={blank}>
      <Analytics kind={kind} />
    </Suspense>
  );
  if (kind === 'student') return analytics;
  return (
    <Suspense fallback={blank}>
      <Stack gap="l">
        <HomeInbox headingLevel={3}>{analytics}</HomeInbox>
      </Stack>
    </Suspense>
  );
}

/** 'Quick Stats': the figures of the session's role. */
function QuickStatsTile() {
  const t = useTranslate();
  const { role } = useUser();
  const { data, error, isLoading, retry } = useDashboardStats();
  return (
    <DashboardTile title={t(DASHBOARD_TEXTS.quickStats)}>
      {isLoading && <QuickStats role={role} stats={undefined} />}
      {data !== undefined && <QuickStats role={role} stats={data} />}
      {data === undefined && error && <ErrorState description={errorText(error, DASHBOARD_TEXTS.statsFailed)} onRetry={retry} />}
    </DashboardTile>
  );
}
