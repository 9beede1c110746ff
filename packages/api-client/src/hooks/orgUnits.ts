import { CLUB_LIST_LENGTH } from '@quad/domain/dashboard';
import type { ClubData, OrgUnit } from '@quad/domain/org-units';
import type { BodyOf } from '../contract/endpoint.ts';
import { orgUnits } from '../contract/orgUnits.contract.ts';
import { keys } from './keys.ts';
import { type Read, useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** Every council, club and committee. */
export function useOrgUnits(): Read<OrgUnit[]> {
  return useRead(keys.orgUnits, [orgUnits.list]);
}

/** What the dashboard of a coordinator's club shows, by the coordinator's username; null where there is no club. */
export function useClubData(username: string): Read<ClubData | null> {
  return useRead(keys.clubData(username), [orgUnits.clubData, { params: { username }, query: { limit: String(CLUB_LIST_LENGTH) } }]);
}

export type NewOrgUnit = BodyOf<typeof orgUnits.create>;

/** Creates a unit, and with it the account of its coordinator; what lists units is asked for again. */
export function useCreateOrgUnit(): (unit: NewOrgUnit) => Promise<OrgUnit> {
  const write = useWrite();
  return (body) => write([orgUnits.create, { body }], { refresh: [keys.orgUnits, keys.eventUnits] });
}
