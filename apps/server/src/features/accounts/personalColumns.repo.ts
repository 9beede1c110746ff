import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import {
  accountChanges,
  accreditationOfficers,
  achievements,
  activityClaims,
  answerFiles,
  approvalDecisions,
  approvalDeputies,
  approvalRequests,
  batchAdvisers,
  budgetRequests,
  calendarFeeds,
  cashHandovers,
  certificateRuns,
  certificates,
  checkIns,
  claimEvidence,
  dataExports,
  eventAnswers,
  eventFees,
  eventOrganizers,
  eventParticipants,
  eventReports,
  expenseClaims,
  feedback,
  feedbackAuthors,
  idempotencyKeys,
  imports,
  linkedIdentities,
  mailboxProofs,
  notificationChannels,
  notificationEvents,
  notificationSettings,
  notifications,
  passkeys,
  passwordResets,
  payees,
  paymentBatches,
  payments,
  pendingNotifications,
  positionHolders,
  pushSubscriptions,
  receipts,
  records,
  registrations,
  roomRequests,
  sessions,
  signedTerms,
  skills,
  surveyAnswers,
  treasurers,
  unitFollows,
  userSkills,
} from '../../db/schema.ts';
import { BLANKED } from '../../plugins/idempotency.ts';

/** A column that refers to a person, and what happens to its rows when the account is emptied, merged or erased. */
interface Belonging {
  readonly column: PgColumn;
  /** When an account is emptied: what its registrant left is deleted; what others recorded about the owner of the mailbox stays. */
  readonly whenEmptied: 'delete' | 'forget' | 'keep';
  readonly whenMerged: 'move' | 'delete';
  /**
   * When a person is erased. Remaining rows keep the id of the account, which no longer identifies anybody, because they are counted or
   * also concern others.
   */
  readonly whenErased: 'delete' | 'keep';
  /**
   * Whether the rows consist of keys only. They are deleted and inserted instead of updated, because triggers count inserts and deletes.
   */
  readonly hasOnlyKeys?: true;
  /** The columns that are unique together with the person. When both accounts have such a row, the remaining account's counts. */
  readonly uniqueWith?: readonly PgColumn[];
}

/**
 * Every column that refers to an account, except for photos, whose images may be in a store, and for rows maintained by triggers. A test
 * compares the list with the database's foreign keys, so that a new table cannot be forgotten.
 */
export const PERSONAL_COLUMNS: readonly Belonging[] = [
  // A pending change was requested for the account as it was, or by somebody who is gone.
  ...[accountChanges.userId, accountChanges.intoId, accountChanges.askedBy].map(
    (column) => ({ column, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' }) as const,
  ),
  { column: sessions.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  { column: passwordResets.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  { column: mailboxProofs.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  // A device belongs to the person who added it, which is uncertain for a merged account.
  { column: passkeys.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  // Like a password, a provider that opened the removed account does not open the remaining one.
  { column: linkedIdentities.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  {
    column: userSkills.userId,
    whenEmptied: 'delete',
    whenMerged: 'move',
    whenErased: 'delete',
    uniqueWith: [userSkills.skillId, userSkills.positionId],
  },
  { column: userSkills.endorsedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: skills.createdBy, whenEmptied: 'forget', whenMerged: 'move', whenErased: 'keep' },
  { column: skills.endorsedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: achievements.userId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'delete' },
  { column: achievements.verifiedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: feedbackAuthors.userId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'delete' },
  { column: feedback.resolvedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  {
    column: positionHolders.userId,
    whenEmptied: 'keep',
    whenMerged: 'move',
    whenErased: 'keep',
    uniqueWith: [positionHolders.positionId, positionHolders.tenureYear],
  },
  { column: positionHolders.appointedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  {
    column: eventOrganizers.userId,
    whenEmptied: 'keep',
    whenMerged: 'move',
    whenErased: 'keep',
    uniqueWith: [eventOrganizers.eventId],
    hasOnlyKeys: true,
  },
  {
    column: eventParticipants.userId,
    whenEmptied: 'keep',
    whenMerged: 'move',
    whenErased: 'keep',
    uniqueWith: [eventParticipants.eventId],
    hasOnlyKeys: true,
  },
  { column: registrations.userId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'keep', uniqueWith: [registrations.eventId] },
  // Renamed together with their registrations in a merge.
  { column: eventAnswers.userId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'delete', uniqueWith: [eventAnswers.eventId] },
  { column: surveyAnswers.userId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'delete', uniqueWith: [surveyAnswers.eventId] },
  { column: answerFiles.userId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'delete' },
  { column: unitFollows.userId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'delete', uniqueWith: [unitFollows.unitId] },
  {
    column: calendarFeeds.userId,
    whenEmptied: 'delete',
    whenMerged: 'move',
    whenErased: 'delete',
    uniqueWith: [calendarFeeds.kind, calendarFeeds.unitId],
  },
  { column: checkIns.userId, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep', uniqueWith: [checkIns.eventId, checkIns.day] },
  { column: checkIns.checkedInBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  // When an account is emptied, the notifications of others about its actions are deleted.
  { column: notificationEvents.actorId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'keep' },
  { column: notifications.userId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'delete', uniqueWith: [notifications.position] },
  {
    column: pendingNotifications.userId,
    whenEmptied: 'delete',
    whenMerged: 'move',
    whenErased: 'delete',
    uniqueWith: [pendingNotifications.position],
  },
  {
    column: notificationChannels.userId,
    whenEmptied: 'delete',
    whenMerged: 'move',
    whenErased: 'delete',
    uniqueWith: [notificationChannels.topic],
  },
  { column: notificationSettings.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  // A device subscribes again by itself.
  { column: pushSubscriptions.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  // What one account chose to show is not a choice of the other's.
  { column: records.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  // The right was granted to the person who had the account at that time.
  {
    column: accreditationOfficers.userId,
    whenEmptied: 'delete',
    whenMerged: 'move',
    whenErased: 'delete',
    uniqueWith: [accreditationOfficers.instituteId],
  },
  {
    column: treasurers.userId,
    whenEmptied: 'delete',
    whenMerged: 'move',
    whenErased: 'delete',
    uniqueWith: [treasurers.instituteId],
  },
  // Payees enter their payment details and consent for each account themselves.
  { column: payees.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  // Approved claims are entered in the ledger. Others were deleted before, with their receipts.
  { column: expenseClaims.userId, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: receipts.userId, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  // The ledger has what was paid.
  {
    column: eventFees.userId,
    whenEmptied: 'keep',
    whenMerged: 'move',
    whenErased: 'keep',
    uniqueWith: [eventFees.eventId, eventFees.refundedAt],
  },
  { column: eventFees.takenBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: eventFees.refundedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: cashHandovers.countedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: cashHandovers.receivedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: paymentBatches.madeBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: payments.settledBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  {
    column: batchAdvisers.userId,
    whenEmptied: 'delete',
    whenMerged: 'move',
    whenErased: 'delete',
    uniqueWith: [batchAdvisers.program, batchAdvisers.admissionYear],
  },
  { column: claimEvidence.userId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'delete' },
  { column: activityClaims.userId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'delete' },
  { column: approvalRequests.requestedBy, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'delete' },
  { column: approvalRequests.returnedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  {
    column: approvalDecisions.personId,
    whenEmptied: 'keep',
    whenMerged: 'move',
    whenErased: 'keep',
    uniqueWith: [approvalDecisions.requestId],
  },
  { column: approvalDecisions.principalId, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  // A person with both accounts would be their own deputy.
  { column: approvalDeputies.principalId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  { column: approvalDeputies.deputyId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  { column: signedTerms.studentId, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'delete', uniqueWith: [signedTerms.termId] },
  { column: signedTerms.signedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: signedTerms.takenBackBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  // It exists on paper with its code, so an issued certificate stays. It shows no name once its owner is erased.
  {
    column: certificates.userId,
    whenEmptied: 'keep',
    whenMerged: 'move',
    whenErased: 'keep',
    uniqueWith: [certificates.eventId, certificates.kind, certificates.rank, certificates.revokedAt],
  },
  { column: certificateRuns.issuedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: eventReports.writtenBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: imports.createdBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: imports.appliedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: roomRequests.requestedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  // The ledger has the sums.
  { column: budgetRequests.requestedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: dataExports.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  { column: roomRequests.reviewedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
];

/** Two accounts of one person: the rows of the first move to the second. */
export interface MergeParams {
  readonly instituteId: string;
  readonly fromId: string;
  readonly intoId: string;
}

/** Deletes what was recorded in an account, according to PERSONAL_COLUMNS. */
export async function emptyPersonalRows(tx: Database, instituteId: string, userId: string): Promise<void> {
  for (const { column, whenEmptied } of PERSONAL_COLUMNS) {
    if (whenEmptied === 'delete') await tx.execute(sql`delete from ${column.table} where ${isOf(column, instituteId, userId)}`);
    if (whenEmptied === 'forget') {
      await tx.execute(sql`update ${column.table} set ${nameOf(column)} = null where ${isOf(column, instituteId, userId)}`);
    }
  }
  await forgetAnswers(tx, instituteId, userId);
}

/** Deletes a person's own rows, according to PERSONAL_COLUMNS. Pending mails to them are not sent. */
export async function erasePersonalRows(tx: Database, instituteId: string, userId: string): Promise<void> {
  for (const { column, whenErased } of PERSONAL_COLUMNS) {
    if (whenErased === 'delete') await tx.execute(sql`delete from ${column.table} where ${isOf(column, instituteId, userId)}`);
  }
  await tx.execute(
    sql`delete from jobs.job where name in ('mail', 'mail-urgent', 'push', 'exports')
        and (data @> jsonb_build_object('instituteId', ${instituteId}::text, 'recipientId', ${userId}::text)
          or data @> jsonb_build_object('instituteId', ${instituteId}::text, 'userId', ${userId}::text))`,
  );
  await forgetAnswers(tx, instituteId, userId);
  await blankAnswersNaming(tx, instituteId, userId);
}

/** Moves the rows of one account to the other, according to PERSONAL_COLUMNS, and returns how many. */
export async function movePersonalRows(tx: Database, merging: MergeParams): Promise<number> {
  const { instituteId, fromId, intoId } = merging;
  let moved = 0;
  for (const belonging of PERSONAL_COLUMNS) {
    const { column, whenMerged } = belonging;
    if (whenMerged === 'delete') {
      await tx.execute(sql`delete from ${column.table} where ${isOf(column, instituteId, fromId)}`);
      continue;
    }
    await dropDoubles(tx, belonging, merging);
    const { rows } = await tx.execute(belonging.hasOnlyKeys ? writeAnew(belonging, merging) : rename(belonging, merging));
    moved += rows.length;
    if (belonging.hasOnlyKeys) await tx.execute(sql`delete from ${column.table} where ${isOf(column, instituteId, fromId)}`);
  }
  await tx.execute(
    sql`update ${feedback} set target_id = ${intoId}
        where ${feedback.instituteId} = ${instituteId} and ${feedback.targetType} = 'User' and ${feedback.targetId} = ${fromId}`,
  );
  await tx.execute(
    sql`update jobs.job set data = jsonb_set(data, '{recipientId}', to_jsonb(${intoId}::text))
        where name in ('mail', 'mail-urgent') and state < 'completed' and data @> jsonb_build_object('instituteId', ${instituteId}::text, 'recipientId', ${fromId}::text)`,
  );
  await forgetAnswers(tx, instituteId, fromId);
  return moved;
}

function rename({ column }: Belonging, { instituteId, fromId, intoId }: MergeParams): SQL {
  return sql`update ${column.table} set ${nameOf(column)} = ${intoId} where ${isOf(column, instituteId, fromId)} returning 1`;
}

function writeAnew({ column, uniqueWith = [] }: Belonging, { instituteId, fromId, intoId }: MergeParams): SQL {
  const others = sql.join(uniqueWith.map(nameOf), sql`, `);
  return sql`
    insert into ${column.table} (institute_id, ${nameOf(column)}, ${others})
    select institute_id, ${intoId}::uuid, ${others} from ${column.table} where ${isOf(column, instituteId, fromId)}
    returning 1`;
}

/** Deletes rows of the removed account that are unique per person and that the remaining account has too. */
async function dropDoubles(tx: Database, { column, uniqueWith }: Belonging, { instituteId, fromId, intoId }: MergeParams): Promise<void> {
  if (!uniqueWith) return;
  const same = uniqueWith.map((key) => sql`double.${nameOf(key)} is not distinct from ${key}`);
  await tx.execute(sql`
    delete from ${column.table}
    where ${isOf(column, instituteId, fromId)} and exists (
      select 1 from ${column.table} as double
      where double.institute_id = ${instituteId} and double.${nameOf(column)} = ${intoId} and ${sql.join(same, sql` and `)}
    )`);
}

/** Stored responses for idempotent requests belong to the session that made them. */
async function forgetAnswers(tx: Database, instituteId: string, userId: string): Promise<void> {
  await tx.execute(sql`delete from ${idempotencyKeys} where ${isOf(idempotencyKeys.userId, instituteId, userId)}`);
}

/** Blanks stored responses to others that name a person. That they were answered stays, so that nothing is done twice. */
async function blankAnswersNaming(tx: Database, instituteId: string, userId: string): Promise<void> {
  await tx.execute(sql`
    update ${idempotencyKeys} set answer = null, status = ${BLANKED}
    where ${idempotencyKeys.instituteId} = ${instituteId}
      and jsonb_path_exists(${idempotencyKeys.answer}, '$.** ? (@ == $person)', jsonb_build_object('person', ${userId}::text))`);
}

/** Every table has the institute next to the person. */
function isOf(column: PgColumn, instituteId: string, userId: string): SQL {
  return sql`${column.table}.institute_id = ${instituteId} and ${column} = ${userId}`;
}

function nameOf(column: PgColumn): SQL {
  return sql`${sql.identifier(column.name)}`;
}

/** Number of decisions of one account about the other's records. In a merged account they would be decisions about one's own. */
export async function decidedBetween(tx: Database, { instituteId, fromId, intoId }: MergeParams): Promise<number> {
  const between = (owner: PgColumn, judge: PgColumn) => sql`
    select 1 from ${owner.table} where ${owner.table}.institute_id = ${instituteId}
      and ((${owner} = ${fromId} and ${judge} = ${intoId}) or (${owner} = ${intoId} and ${judge} = ${fromId}))`;
  const { rows } = await tx.execute(
    sql.join(
      [
        between(achievements.userId, achievements.verifiedBy),
        between(userSkills.userId, userSkills.endorsedBy),
        between(skills.createdBy, skills.endorsedBy),
        between(roomRequests.requestedBy, roomRequests.reviewedBy),
        between(approvalRequests.requestedBy, approvalRequests.returnedBy),
        sql`select 1 from ${approvalDecisions} join ${approvalRequests} on ${approvalRequests.instituteId} = ${approvalDecisions.instituteId}
          and ${approvalRequests.id} = ${approvalDecisions.requestId}
          where ${approvalDecisions.instituteId} = ${instituteId} and ((${approvalRequests.requestedBy}, ${approvalDecisions.personId})
            in ((${fromId}::uuid, ${intoId}::uuid), (${intoId}::uuid, ${fromId}::uuid)) or (${approvalRequests.requestedBy}, ${approvalDecisions.principalId})
            in ((${fromId}::uuid, ${intoId}::uuid), (${intoId}::uuid, ${fromId}::uuid)))`,
        between(signedTerms.studentId, signedTerms.signedBy),
        between(signedTerms.studentId, signedTerms.takenBackBy),
        between(positionHolders.userId, positionHolders.appointedBy),
        sql`${between(feedback.targetId, feedback.resolvedBy)} and ${feedback.targetType} = 'User'`,
      ],
      sql` union all `,
    ),
  );
  return rows.length;
}
