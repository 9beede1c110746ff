import { CLUB_LIST_LENGTH } from '@quad/domain/dashboard';
import type { BodyOf } from '../contract/endpoint.ts';
import { orgUnits } from '../contract/orgUnits.contract.ts';
import { keys } from './keys.ts';
import { useMutation } from './useMutation.ts';
import { useRead } from './useRead.ts';

/** Every council, club and committee. */
export const useOrgUnits = () => useRead(keys.orgUnits, [orgUnits.list]);

/** The dashboard data of a coordinator's club, by the coordinator's username; null if there is no club. */
export const useClubData = (username: string) =>
  useRead(keys.clubData(username), [orgUnits.clubData, { params: { username }, query: { limit: String(CLUB_LIST_LENGTH) } }]);

export type NewOrgUnit = BodyOf<typeof orgUnits.create>;

/** Creates a unit together with the account of its coordinator, and refetches lists of units. */
export const useCreateOrgUnit = () => useMutation(orgUnits.create, { refresh: [keys.orgUnits, keys.eventUnits] });
