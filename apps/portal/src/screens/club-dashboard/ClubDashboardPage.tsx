import { errorText, useClubData } from '@quad/api-client/hooks';
import { CLUB_SIDEBAR } from '@quad/domain/dashboard';
import { ORG_UNIT_TEXTS } from '@quad/domain/messages';
import { EmptyState, ErrorState, Skeleton, Stack, useTranslate } from '@quad/ui';
import { CategoryBadge } from '@quad/ui/features/badges';
import { ClubDashboard, OFFICE_ICONS, placeLinks } from '@quad/ui/features/dashboard';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useUser } from '../../app/useUser.ts';
import { HomeInbox } from '../inbox/HomeInbox.tsx';

const LINKS = placeLinks(CLUB_SIDEBAR, OFFICE_ICONS);

/** /club-dashboard: a coordinator's club, with its own sidebar. */
export function ClubDashboardPage() {
  const t = useTranslate();
  const { username } = useUser();
  const { data: club, error, isLoading, retry } = useClubData(username);
  return (
    <SignedInShell
      title={club ? t(ORG_UNIT_TEXTS.clubTitle, { unit: club.unit.name }) : t('Club Dashboard')}
      subtitle={
        isLoading ? <Skeleton shape="title" width="short" /> : club?.unit.category && <CategoryBadge category={club.unit.category} />
      }
      links={LINKS}
      section="/club-dashboard"
    >
      <Stack gap="l">
        <HomeInbox>
          {club && <ClubDashboard club={club} />}
          {!club && isLoading && <ClubDashboard club={undefined} />}
          {club === null && <EmptyState title={t(ORG_UNIT_TEXTS.clubMissing)} />}
          {!club && error && <ErrorState description={errorText(error, ORG_UNIT_TEXTS.clubFetchFailed)} onRetry={retry} />}
        </HomeInbox>
      </Stack>
    </SignedInShell>
  );
}
