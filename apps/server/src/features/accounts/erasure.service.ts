import { type ErasureObstacle, erasureObstacles } from '@quad/domain/personal-data';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { releaseEvidence } from '../activity-points/evidence.service.ts';
import { redactPerson } from '../audit/auditRedaction.service.ts';
import { releaseClaims } from '../expense-claims/claims.service.ts';
import { releaseReceipts } from '../expense-claims/receipts.service.ts';
import { authorOf, unsealAuthor } from '../feedback/sealedAuthors.service.ts';
import { eraseFromImports } from '../imports/importErasure.service.ts';
import { findUnitOfContact, saveContact } from '../org-units/orgUnits.service.ts';
import { leavePositions } from '../positions/leaving.service.ts';
import { releasePhoto } from '../profile/photoHandover.service.ts';
import { releaseAnswerFiles } from '../questions/answerFiles.service.ts';
import { leaveUpcomingEvents } from '../registrations/departures.service.ts';
import { findByEmail, findById, lockById, updateUser } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { blankFacts, blankTextsAbout, removeFromRoster, withoutOthersAddresses } from './erasure.repo.ts';
import { erasePersonalRows } from './personalColumns.repo.ts';
import { erasedAccount } from './personalFacts.repo.ts';

export type { UserRow };

/** Status of an account whose owner was erased. */
export const ERASED_STATUS = 'erased';

/** Locks a person's account until the transaction ends. Undefined when it no longer exists. */
export async function lockPerson(tx: Database, instituteId: string, id: string): Promise<UserRow | undefined> {
  const user = await lockById(tx, instituteId, id);
  return user?.erasedAt ? undefined : user;
}

/** The account of an e-mail address. Undefined when it no longer exists. */
export { findByEmail as findPersonByEmail };

/** The account with an id. Undefined when it no longer exists. */
export async function findPersonById(db: Database, instituteId: string, id: string): Promise<UserRow | undefined> {
  const user = await findById(db, instituteId, id);
  return user?.erasedAt ? undefined : user;
}

/** Stores when a person's account will be erased, or null to cancel. */
export function saveErasureDate(tx: Database, user: Pick<UserRow, 'instituteId' | 'id'>, leavesAt: Date | null): Promise<void> {
  return updateUser(tx, user, { leavesAt });
}

/** What a person has to hand over before the account can be erased. */
export async function obstaclesOf(db: Database, user: UserRow): Promise<ErasureObstacle[]> {
  const unit = await findUnitOfContact(db, user.instituteId, user.email);
  return erasureObstacles({ role: user.role, isAdministrator: user.administratorSince !== null, isContact: unit !== undefined });
}

/**
 * Erases a person inside the transaction of the caller, who has locked the account. Own data is deleted; what is counted or also concerns
 * others stays under the account's id, which no longer identifies anybody. Places at future events go to the waiting list, and positions that
 * are still held end. The authors of anonymous feedback can no longer be found. The next clean-up deletes the photo's object. Returns how many
 * rows of the audit log lost a name.
 */
export async function erasePerson(tx: Database, context: Context, user: UserRow): Promise<{ auditRows: number }> {
  const { clock, instituteId } = context;
  const now = clock();
  await leaveUpcomingEvents(tx, context, user.id);
  await leavePositions(tx, context, user.id);
  await blankFacts(tx, user);
  await blankTextsAbout(tx, user);
  await releaseEvidence(tx, context, user.id);
  await releaseAnswerFiles(tx, context, user.id);
  await releaseClaims(tx, context, user.id);
  await releaseReceipts(tx, context, user.id);
  await erasePersonalRows(tx, instituteId, user.id);
  await unsealAuthor(tx, authorOf(context, user.id));
  await releasePhoto(tx, context, user.id);
  const { rows: auditRows, emails } = await redactPerson(tx, context, { userId: user.id, email: user.email });
  const own = await withoutOthersAddresses(tx, user, emails);
  const changes = erasedAccount(user.id);
  // Whoever was erased before is a contact again once an older backup is restored. Administrators then name another one.
  await saveContact(tx, instituteId, { from: user.email, to: changes.email ?? '' });
  // Until onboarding anybody can enter anybody's roll number.
  const rollNumber = user.onboardingComplete ? user.rollNumber : null;
  await removeFromRoster(tx, { ...user, rollNumber }, own);
  await eraseFromImports(tx, instituteId, { userId: user.id, emails: new Set(own), rollNumber });
  await updateUser(tx, user, {
    ...changes,
    emailVerified: false,
    emailClaimed: false,
    role: 'STUDENT',
    roleFrom: null,
    roleUntil: null,
    administratorSince: null,
    strategy: 'local',
    onboardingComplete: false,
    status: ERASED_STATUS,
    disabledAt: now,
    leavesAt: null,
    erasedAt: now,
    updatedAt: now,
  });
  return { auditRows };
}
