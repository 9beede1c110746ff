import { roleOrStudent } from '@quad/domain/access';
import { endorsementQueuesOf, type QueueType } from '@quad/domain/endorsements';
import { UNIT_CATEGORIES, unitOfContact } from '@quad/domain/org-units';
import { orgUnits } from '../../contract/orgUnits.contract.ts';
import { keys } from '../keys.ts';
import { useSession } from '../session/useSession.ts';
import { type Read, useRead } from '../useRead.ts';

/** The types that the signed-in person endorses, the first one first. For a coordinator the own unit says which, so it is read first. */
export function useEndorsementQueues(): Read<readonly QueueType[]> {
  const { user } = useSession();
  const role = roleOrStudent(user?.role);
  const isCoordinator = role === 'CLUB_COORDINATOR';
  const units = useRead(isCoordinator ? keys.orgUnits : null, [orgUnits.list]);
  if (!isCoordinator) return { data: endorsementQueuesOf({ role }), error: undefined, isLoading: false, retry: units.retry };
  const own = unitOfContact(user?.username ?? '', units.data ?? []);
  const unitCategory = UNIT_CATEGORIES.find((category) => category === own?.category);
  return { ...units, data: units.data && endorsementQueuesOf({ role, unitCategory }) };
}
