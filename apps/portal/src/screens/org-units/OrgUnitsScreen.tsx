import { errorText, useDailyAllowances, useOrgUnits } from '@quad/api-client/hooks';
import type { OrgUnit } from '@quad/domain/org-units';
import { ErrorState, Inline, Stack, useTranslate } from '@quad/ui';
import { FollowNote, UnitTree } from '@quad/ui/features/org-units';
import { lazy, Suspense } from 'react';
import { ExportButton } from '../../app/ExportButton.tsx';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { useRole } from '../../app/useUser.ts';
import { FollowUnit } from './FollowUnit.tsx';

const UnitPageButton = lazy(async () => ({ default: (await import('../public-pages/PublicPageButton.tsx')).UnitPageButton }));

/** All units as a tree, in every loading state. */
export function OrgUnitsScreen() {
  const t = useTranslate();
  const role = useRole();
  const { data: allowances } = useDailyAllowances();
  const { data: units, error, isLoading, retry } = useOrgUnits();
  if (!units && !isLoading) return <ErrorState description={errorText(error, t('The units could not be loaded.'))} onRetry={retry} />;
  return (
    <Stack>
      {role !== 'STUDENT' && <ExportButton list={{ kind: 'units' }} count={units?.length} />}
      <FollowNote remaining={allowances?.follows} />
      <UnitTree units={units} renderActions={(unit) => <UnitActions unit={unit} />} />
    </Stack>
  );
}

/** Follows a unit, and links to its public page for those who plan its events. */
function UnitActions({ unit }: { unit: OrgUnit }) {
  const hasPublicPages = useIsEnabled('public-pages');
  return (
    <Inline>
      <FollowUnit unit={unit} />
      {hasPublicPages && (
        <Suspense>
          <UnitPageButton unitId={unit._id} />
        </Suspense>
      )}
    </Inline>
  );
}
