import { useCreateOrgUnit, useOrgUnits } from '@quad/api-client/hooks';
import { roleOrStudent } from '@quad/domain/access';
import { ORG_UNIT_TEXTS } from '@quad/domain/messages';
import { type OrgUnitInput, parentChoices } from '@quad/domain/org-units';
import { Spinner } from '@quad/ui';
import { Suspense } from 'react';
import { announceSaved } from '../../app/shellToasts.ts';
import { useGoBack } from '../../app/useGoBack.ts';
import { useUser } from '../../app/useUser.ts';
import { OrgUnitForm } from './OrgUnitForm.ts';

/** 'Create Organization'. Units that cannot be loaded are logged, and the form then has no parent to choose. */
export function UnitCreation() {
  const role = roleOrStudent(useUser().role);
  const { data: units = [] } = useOrgUnits();
  const create = useCreateOrgUnit();
  const goBack = useGoBack('/dashboard/organization');
  const save = async (unit: OrgUnitInput) => {
    await create(unit);
    announceSaved(ORG_UNIT_TEXTS.created);
  };
  return (
    <Suspense fallback={<Spinner label="Loading..." />}>
      <OrgUnitForm role={role} parents={parentChoices(role, units)} onSubmit={save} onCancel={goBack} />
    </Suspense>
  );
}
