import type { ClubData } from '@quad/domain/org-units';
import { orgUnits } from '../../contract/orgUnits.contract.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';

/** What the dashboard of a coordinator's club shows, by the coordinator's username; null where there is no club. */
export function useClubData(username: string): Read<ClubData | null> {
  return useRead(keys.clubData(username), [orgUnits.clubData, { params: { username } }]);
}
