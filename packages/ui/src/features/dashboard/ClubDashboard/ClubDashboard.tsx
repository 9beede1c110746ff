import { CLUB_QUICK_ACTIONS, clubFigures } from '@quad/domain/dashboard';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { formatMoney, percentSpent } from '@quad/domain/money';
import type { ClubData } from '@quad/domain/org-units';
import { BudgetBar } from '../../../dashboard/BudgetBar/BudgetBar.tsx';
import { StatCard } from '../../../dashboard/StatCard/StatCard.tsx';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { PlaceTiles } from '../PlaceTiles/PlaceTiles.tsx';
import { ClubEndorsements, ClubEvents, ClubFeedback } from './ClubLists.tsx';

/** The four figures of a club, the budget with its percent. */
function ClubFigures({ club }: { club: ClubData }) {
  const settings = useLocaleSettings();
  const { activeMembers, events, budget, pendingReviews } = clubFigures(club);
  return (
    <Grid columns={{ phone: 2, desktop: 4 }} gap="s">
      <StatCard label="Total Active Members" value={activeMembers} href="/cosa" />
      <StatCard label="Total Events" value={events} href="/events" />
      <StatCard
        label="Budget Used"
        value={formatMoney(budget.spent, settings)}
        outOf={`${percentSpent(budget)}% of ${formatMoney(budget.allocated, settings)}`}
      />
      <StatCard label="Pending Reviews" value={pendingReviews} href="/dashboard/endorse-achievements" />
    </Grid>
  );
}

/** What the club is, how to reach it, and how much of its budget is spent. */
function ClubInformation({ club }: { club: ClubData }) {
  const { description, contact_info } = club.unit;
  const { email } = contact_info;
  return (
    <Stack gap="m">
      <KeyValueList
        columns={1}
        items={[
          { label: 'Description', value: description },
          {
            label: 'Contact Email',
            value: email && (
              <Link href={`mailto:${email}`} isExternal>
                {email}
              </Link>
            ),
          },
        ]}
      />
      <BudgetBar label="Budget" {...clubFigures(club).budget} />
    </Stack>
  );
}

function ClubBlank() {
  return (
    <LoadingShape label={EVENT_TEXTS.loading} gap="l">
      <Skeleton shape="title" width="half" />
      <Grid columns={{ phone: 2, desktop: 4 }} gap="s">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Grid>
      <Skeleton shape="block" />
    </LoadingShape>
  );
}

export interface ClubDashboardProps {
  /** Undefined while it is on its way: blanks, to stand on a page of their own. */
  club: ClubData | undefined;
}

/**
 * A coordinator's club at a glance: its figures, what happened last, what waits, and what can be done
 * (docs/specification/dashboard.md#dashboard-club).
 */
export function ClubDashboard({ club }: ClubDashboardProps) {
  if (!club) return <ClubBlank />;
  return (
    <Stack gap="l">
      <ClubFigures club={club} />
      <Section title="Quick Actions">
        <PlaceTiles places={CLUB_QUICK_ACTIONS} />
      </Section>
      <Grid columns={{ phone: 1, desktop: 2 }} gap="xl" align="start">
        <Section title="Recent Events">
          <ClubEvents club={club} />
        </Section>
        <Section title="Pending Endorsements">
          <ClubEndorsements club={club} />
        </Section>
        <Section title="Recent Feedback">
          <ClubFeedback club={club} />
        </Section>
        <Section title="Club Information">
          <ClubInformation club={club} />
        </Section>
      </Grid>
    </Stack>
  );
}
