import type { OrgUnit } from '@quad/domain/org-units';
import { orgUnits } from '../../contract/orgUnits.contract.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';

/** Every council, club and committee. */
export function useOrgUnits(): Read<OrgUnit[]> {
  return useRead(keys.orgUnits, [orgUnits.list]);
}
