import { useCreateOrgUnit, useOrgUnits } from '@quad/api-client/hooks';
import { ORG_UNIT_TEXTS } from '@quad/domain/messages';
import { type OrgUnitInput, parentChoices } from '@quad/domain/org-units';
import { OrgUnitForm } from '@quad/ui/features/org-units';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { useGoBack } from '../../app/useGoBack.ts';
import { useRole } from '../../app/useUser.ts';

/** 'Create Organization'. Units that cannot be loaded are logged, and the form then has no parent to choose. */
export function CreateOrgUnit() {
  const role = useRole();
  const { data: units = [] } = useOrgUnits();
  const create = useCreateOrgUnit();
  const goBack = useGoBack('/dashboard/organization');
  const save = async (unit: OrgUnitInput) => {
    await create(unit);
    announceSaved(ORG_UNIT_TEXTS.created);
  };
  return <OrgUnitForm role={role} parents={parentChoices(role, units)} onSubmit={save} onCancel={goBack} />;
}
