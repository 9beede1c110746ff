import { CLUB_QUICK_ACTIONS } from '@quad/domain/dashboard';
import { ORG_UNIT_TEXTS } from '@quad/domain/messages';
import type { ClubData } from '@quad/domain/org-units';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { CategoryBadge } from '../../badges/index.ts';
import { PlaceTiles } from '../PlaceTiles/PlaceTiles.tsx';
import { ClubEndorsements } from './ClubEndorsements.tsx';
import { ClubEvents } from './ClubEvents.tsx';
import { ClubFeedback } from './ClubFeedback.tsx';
import { ClubFigures } from './ClubFigures.tsx';
import { ClubInformation } from './ClubInformation.tsx';

export interface ClubDashboardProps {
  club: ClubData;
}

/** A coordinator's club at a glance: its figures, what happened last, what waits, and what can be done (specification 2, section 2). */
export function ClubDashboard({ club }: ClubDashboardProps) {
  const { name, category } = club.unit;
  return (
    <Page title={ORG_UNIT_TEXTS.clubTitle(name)} actions={category && <CategoryBadge category={category} />}>
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
    </Page>
  );
}
