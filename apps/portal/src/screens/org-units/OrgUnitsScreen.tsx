import { errorText, useDailyAllowances, useOrgUnits } from '@quad/api-client/hooks';
import { ErrorState, Stack, useTranslate } from '@quad/ui';
import { FollowNote, UnitTree } from '@quad/ui/features/org-units';
import { ExportButton } from '../../app/ExportButton.tsx';
import { useRole } from '../../app/useUser.ts';
import { FollowUnit } from './FollowUnit.tsx';

/** Every unit as a tree, in every state. */
export function OrgUnitsScreen() {
  const t = useTranslate();
  const role = useRole();
  const { data: left } = useDailyAllowances();
  const { data: units, error, isLoading, retry } = useOrgUnits();
  if (!units && !isLoading) return <ErrorState description={errorText(error, t('The units could not be loaded.'))} onRetry={retry} />;
  return (
    <Stack>
      {role !== 'STUDENT' && <ExportButton list={{ kind: 'units' }} count={units?.length} />}
      <FollowNote left={left?.follows} />
      <UnitTree units={units} renderActions={(unit) => <FollowUnit unit={unit} />} />
    </Stack>
  );
}
