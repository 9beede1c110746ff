import { STUDENT_QUICK_ACTIONS, STUDENT_SIDEBAR } from '@quad/domain/dashboard';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { Grid, Page, Section, Spinner } from '@quad/ui';
import { PlaceTiles, placeLinks } from '@quad/ui/features/dashboard';
import { lazy, Suspense } from 'react';
import { SignedInShell } from '../../app/SignedInShell.tsx';
import { displayName, useUser } from '../../app/useUser.ts';
import { Counts } from './Counts.tsx';
import { NewestAchievement } from './NewestAchievement.tsx';

/** With what events look like, which the rest of the page does not wait for. */
const NextEvents = lazy(async () => ({ default: (await import('./NextEvents.tsx')).NextEvents }));

const LINKS = placeLinks(STUDENT_SIDEBAR);

/** /home: a student's dashboard. */
export function StudentHomePage() {
  const user = useUser();
  const { branch, batch_year, program } = user.academic_info;
  const about = [program, branch, batch_year && `Batch of ${batch_year}`].filter(Boolean).join(', ');
  return (
    <SignedInShell links={LINKS}>
      <Page title={`Welcome, ${displayName(user)}!`} subtitle={about}>
        <Counts />
        <Grid columns={{ phone: 1, desktop: 2 }} gap="xl" align="start">
          <Section title={EVENT_TEXTS.sectionTitle}>
            <Suspense fallback={<Spinner label={EVENT_TEXTS.loading} />}>
              <NextEvents />
            </Suspense>
          </Section>
          <Section title="Latest Achievement">
            <NewestAchievement />
          </Section>
        </Grid>
        <Section title="Quick Actions">
          <PlaceTiles places={STUDENT_QUICK_ACTIONS} columns={{ phone: 1, tablet: 3 }} />
        </Section>
      </Page>
    </SignedInShell>
  );
}
