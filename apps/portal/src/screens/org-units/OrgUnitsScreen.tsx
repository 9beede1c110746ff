import { errorText, useOrgUnits } from '@quad/api-client/hooks';
import { ErrorState, useTranslate } from '@quad/ui';
import { UnitTree } from '@quad/ui/features/org-units';
import { FollowUnit } from './FollowUnit.tsx';

/** Every unit as a tree, in every state. */
export function OrgUnitsScreen() {
  const t = useTranslate();
  const { data: units, error, isLoading, retry } = useOrgUnits();
  if (isLoading) return <UnitTree units={undefined} />;
  if (!units) return <ErrorState message={errorText(error, t('The units could not be loaded.'))} onRetry={retry} />;
  return <UnitTree units={units} renderActions={(unit) => <FollowUnit unit={unit} />} />;
}
