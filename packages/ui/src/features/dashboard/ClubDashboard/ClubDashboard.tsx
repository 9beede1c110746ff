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
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { inboxPath } from '../../links/links.ts';
import { OFFICE_ICONS } from '../officeIcons.ts';
import { PlaceTiles } from '../PlaceTiles/PlaceTiles.tsx';
import { ClubEndorsements, ClubEvents, ClubFeedback } from './ClubLists.tsx';

/** The four figures of a club, with the budget in percent. */
function ClubFigures({ club }: { club: ClubData }) {
  const t = useTranslate();
  const settings = useLocaleSettings();
  const { activeMembers, events, budget, pendingReviews } = clubFigures(club);
  return (
    <Grid columns={{ phone: 2, desktop: 4 }} gap="s">
      <StatCard label={t('Total Active Members')} value={activeMembers} href="/cosa" />
      <StatCard label={t('Total Events')} value={events} href="/events" />
      <StatCard
        label={t('Budget Used')}
        value={formatMoney(budget.spent, settings)}
        outOf={t('{part}% of {all}', { part: percentSpent(budget), all: formatMoney(budget.allocated, settings) })}
      />
      <StatCard label={t('Pending Reviews')} value={pendingReviews} href={inboxPath('achievement')} />
    </Grid>
  );
}

/** The description, contacts and spending of the club. */
function ClubInformation({ club }: { club: ClubData }) {
  const t = useTranslate();
  const { description, contact_info } = club.unit;
  const { email } = contact_info;
  return (
    <Stack gap="m">
      <KeyValueList
        columns={1}
        items={[
          { label: t('Description'), value: description },
          {
            label: t('Contact Email'),
            value: email && (
              <Link href={`mailto:${email}`} external>
                {email}
              </Link>
            ),
          },
        ]}
      />
      <BudgetBar label={t('Budget')} {...clubFigures(club).budget} />
    </Stack>
  );
}

function ClubSkeleton() {
  const t = useTranslate();
  return (
    <LoadingShape label={t(EVENT_TEXTS.loading)} gap="l">
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
  /** The club; undefined while loading, when placeholders are shown. */
  club: ClubData | undefined;
}

/**
 * A coordinator's overview of a club: its figures, recent changes, pending work and actions
 * (docs/specification/dashboard.md#dashboard-club).
 */
export function ClubDashboard({ club }: ClubDashboardProps) {
  const t = useTranslate();
  if (!club) return <ClubSkeleton />;
  return (
    <Stack gap="l">
      <ClubFigures club={club} />
      <Section title={t('Quick Actions')}>
        <PlaceTiles places={CLUB_QUICK_ACTIONS} icons={OFFICE_ICONS} />
      </Section>
      <Grid columns={{ phone: 1, desktop: 2 }} gap="xl" align="start">
        <Section title={t('Recent Events')}>
          <ClubEvents club={club} />
        </Section>
        <Section title={t('Pending Endorsements')}>
          <ClubEndorsements club={club} />
        </Section>
        <Section title={t('Recent Feedback')}>
          <ClubFeedback club={club} />
        </Section>
        <Section title={t('Club Information')}>
          <ClubInformation club={club} />
        </Section>
      </Grid>
    </Stack>
  );
}
