import { useCreateOrgUnit, useEventUnits } from '@quad/api-client/hooks';
import { ORG_UNIT_TEXTS } from '@quad/domain/messages';
import type { OrgUnitInput, UnitReference } from '@quad/domain/org-units';
import { OrgUnitForm } from '@quad/ui/features/org-units';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { useGoBack } from '../../app/useGoBack.ts';
import { useRole } from '../../app/useUser.ts';

const NONE: readonly UnitReference[] = [];

/** 'Create Organization'. If units do not load, that is logged and the form offers no parent. */
export function CreateOrgUnit() {
  const role = useRole();
  // A new unit may belong to any unit that the person may plan events for.
  const { data: parents = NONE } = useEventUnits();
  const create = useCreateOrgUnit();
  const goBack = useGoBack('/dashboard/organization');
  const save = async (unit: OrgUnitInput) => {
    await create(unit);
    announceSaved(ORG_UNIT_TEXTS.created);
  };
  return <OrgUnitForm role={role} parents={parents} onSubmit={save} onCancel={goBack} />;
}
