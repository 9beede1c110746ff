import { createClient, useCounters, useRecentActivities } from '@quad/api-client/hooks';
import { PRESIDENT_TILES } from '@quad/domain/dashboard';
import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { Section, Stack, useTranslate } from '@quad/ui';
import { OFFICE_ICONS, PlaceTiles, PresidentCounters, RecentActivity } from '@quad/ui/features/dashboard';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { HomeInbox } from '../inbox/HomeInbox.tsx';

const { VITE_API_URL = '', VITE_COUNTERS_URL = `${VITE_API_URL}/counters` } = import.meta.env;

/**
 * Client of the second host, whose lists the president's dashboard counts. It is the backend itself unless the build names another host.
 */
const countersClient = createClient({ baseUrl: VITE_COUNTERS_URL });

/** /president-dashboard: pending items, links, and recent activities. */
export function PresidentDashboardPage() {
  const t = useTranslate();
  const counters = useCounters(countersClient);
  return (
    <SignedInShell title={t(DASHBOARD_TEXTS.presidentTitle)} subtitle={t(DASHBOARD_TEXTS.presidentAccess)}>
      <Stack gap="l">
        <HomeInbox>
          <PresidentCounters counters={counters} />
          <Section title={t('Quick Actions')}>
            <PlaceTiles places={PRESIDENT_TILES} icons={OFFICE_ICONS} />
          </Section>
          <Section title={t('Recent Activity')}>
            <Activities />
          </Section>
        </HomeInbox>
      </Stack>
    </SignedInShell>
  );
}

/** Recent activities. A failure is only logged, and the list is then empty (docs/specification/dashboard.md#dashboard-president). */
function Activities() {
  const { data = [], isLoading } = useRecentActivities();
  return <RecentActivity activities={isLoading ? undefined : data} />;
}
