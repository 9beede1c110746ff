import { useCounters } from '@quad/api-client/hooks';
import { PRESIDENT_TILES } from '@quad/domain/dashboard';
import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { Page, Section } from '@quad/ui';
import { PlaceTiles, PresidentCounters } from '@quad/ui/features/dashboard';
import { SignedInShell } from '../../app/SignedInShell.tsx';
import { Activities } from './Activities.tsx';
import { countersClient } from './countersClient.ts';

/** /president-dashboard: what waits, where to go, and what happened lately. */
export function PresidentDashboardPage() {
  const counters = useCounters(countersClient);
  return (
    <SignedInShell>
      <Page title={DASHBOARD_TEXTS.presidentTitle} subtitle={DASHBOARD_TEXTS.presidentAccess}>
        <PresidentCounters counters={counters} />
        <Section title="Quick Actions">
          <PlaceTiles places={PRESIDENT_TILES} />
        </Section>
        <Section title="Recent Activity">
          <Activities />
        </Section>
      </Page>
    </SignedInShell>
  );
}
