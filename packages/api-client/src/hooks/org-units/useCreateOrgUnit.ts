import type { OrgUnit } from '@quad/domain/org-units';
import { useSWRConfig } from 'swr';
import type { BodyOf } from '../../contract/endpoint.ts';
import { orgUnits } from '../../contract/orgUnits.contract.ts';
import { keys } from '../keys.ts';
import { useSubmit } from '../useSubmit.ts';

export type NewOrgUnit = BodyOf<typeof orgUnits.create>;

/** Creates a unit, and with it the account of its coordinator; the list of units is asked for again. */
export function useCreateOrgUnit(): (unit: NewOrgUnit) => Promise<OrgUnit> {
  const submit = useSubmit();
  const { mutate } = useSWRConfig();
  return async (body) => {
    const created = await submit(orgUnits.create, { body });
    void mutate(keys.orgUnits);
    return created;
  };
}
