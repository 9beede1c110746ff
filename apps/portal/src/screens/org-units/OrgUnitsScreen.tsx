import { errorText, useOrgUnits } from '@quad/api-client/hooks';
import { ErrorState } from '@quad/ui';
import { UnitTree } from '@quad/ui/features/org-units';
import { FollowUnit } from './FollowUnit.tsx';

/** Every unit as a tree, in every state. */
export function OrgUnitsScreen() {
  const { data: units, error, isLoading, retry } = useOrgUnits();
  if (isLoading) return <UnitTree units={undefined} />;
  if (!units) return <ErrorState message={errorText(error, 'The units could not be loaded.')} onRetry={retry} />;
  return <UnitTree units={units} renderActions={(unit) => <FollowUnit unit={unit} />} />;
}
