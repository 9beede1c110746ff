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

/** A column that names a person, and what becomes of its rows when the person's account is emptied or goes into another one. */
interface Belonging {
  readonly column: PgColumn;
  /** What whoever filled the account in has left goes; what others have written down about the owner of the mailbox stays. */
  readonly whenEmptied: 'delete' | 'forget' | 'keep';
  readonly whenMerged: 'move' | 'delete';
  /**
   * What becomes of them when the person is erased. What stays does so under the number of the account, which names nobody any more:
   * it is counted, or it is about others too.
   */
  readonly whenErased: 'delete' | 'keep';
  /** Whether the rows have nothing but their keys: then they are written anew, because triggers count them as they come and go. */
  readonly isBare?: true;
  /** With the person, what there is one row of: where both accounts have one, the one that is to stay counts. */
  readonly oncePer?: readonly PgColumn[];
}

/**
 * Every column that refers to an account, but for photos, whose images may lie elsewhere, and for what a trigger keeps. A test
 * compares the list with the foreign keys of the database, so that a new table cannot be forgotten.
 */
export const PERSONAL_COLUMNS: readonly Belonging[] = [
  // What waits was asked for about this account as it was, or by somebody who is here no more.
  ...[accountChanges.userId, accountChanges.intoId, accountChanges.askedBy].map(
    (column) => ({ column, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' }) as const,
  ),
  { column: sessions.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  { column: passwordResets.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  { column: mailboxProofs.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  // Whoever has a device is the person that added it, and of a merged account that is not known.
  { column: passkeys.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  // A provider knows the person by the account that stays, too.
  // As the password does: what opened the account that goes does not open the one that stays.
  { column: linkedIdentities.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  {
    column: userSkills.userId,
    whenEmptied: 'delete',
    whenMerged: 'move',
    whenErased: 'delete',
    oncePer: [userSkills.skillId, userSkills.positionId],
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
    oncePer: [positionHolders.positionId, positionHolders.tenureYear],
  },
  { column: positionHolders.appointedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  {
    column: eventOrganizers.userId,
    whenEmptied: 'keep',
    whenMerged: 'move',
    whenErased: 'keep',
    oncePer: [eventOrganizers.eventId],
    isBare: true,
  },
  {
    column: eventParticipants.userId,
    whenEmptied: 'keep',
    whenMerged: 'move',
    whenErased: 'keep',
    oncePer: [eventParticipants.eventId],
    isBare: true,
  },
  { column: registrations.userId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'keep', oncePer: [registrations.eventId] },
  // Renamed with their registrations where an account becomes another.
  { column: eventAnswers.userId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'delete', oncePer: [eventAnswers.eventId] },
  { column: surveyAnswers.userId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'delete', oncePer: [surveyAnswers.eventId] },
  { column: answerFiles.userId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'delete' },
  { column: unitFollows.userId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'delete', oncePer: [unitFollows.unitId] },
  {
    column: calendarFeeds.userId,
    whenEmptied: 'delete',
    whenMerged: 'move',
    whenErased: 'delete',
    oncePer: [calendarFeeds.kind, calendarFeeds.unitId],
  },
  { column: checkIns.userId, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep', oncePer: [checkIns.eventId, checkIns.day] },
  { column: checkIns.checkedInBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  // What somebody else was told of what an account did goes with it.
  { column: notificationEvents.actorId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'keep' },
  { column: notifications.userId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'delete', oncePer: [notifications.position] },
  {
    column: pendingNotifications.userId,
    whenEmptied: 'delete',
    whenMerged: 'move',
    whenErased: 'delete',
    oncePer: [pendingNotifications.position],
  },
  {
    column: notificationChannels.userId,
    whenEmptied: 'delete',
    whenMerged: 'move',
    whenErased: 'delete',
    oncePer: [notificationChannels.topic],
  },
  { column: notificationSettings.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  // A device is told again when it asks again.
  { column: pushSubscriptions.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  // What one account chose to show is no choice of the other's.
  { column: records.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  // The right was given to whoever had the account then.
  {
    column: accreditationOfficers.userId,
    whenEmptied: 'delete',
    whenMerged: 'move',
    whenErased: 'delete',
    oncePer: [accreditationOfficers.instituteId],
  },
  {
    column: treasurers.userId,
    whenEmptied: 'delete',
    whenMerged: 'move',
    whenErased: 'delete',
    oncePer: [treasurers.instituteId],
  },
  // Whoever is paid says so of each account.
  { column: payees.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  // What was approved was entered in the ledger; what nobody approved went before, with its receipts.
  { column: expenseClaims.userId, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: receipts.userId, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  // The ledger has what was paid.
  {
    column: eventFees.userId,
    whenEmptied: 'keep',
    whenMerged: 'move',
    whenErased: 'keep',
    oncePer: [eventFees.eventId, eventFees.refundedAt],
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
    oncePer: [batchAdvisers.program, batchAdvisers.admissionYear],
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
    oncePer: [approvalDecisions.requestId],
  },
  { column: approvalDecisions.principalId, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  // Whoever has both accounts would stand in for themselves.
  { column: approvalDeputies.principalId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  { column: approvalDeputies.deputyId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  { column: signedTerms.studentId, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'delete', oncePer: [signedTerms.termId] },
  { column: signedTerms.signedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: signedTerms.takenBackBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  // On paper it goes on, with its code: what was issued stays, and says no name once its owner is erased.
  {
    column: certificates.userId,
    whenEmptied: 'keep',
    whenMerged: 'move',
    whenErased: 'keep',
    oncePer: [certificates.eventId, certificates.kind, certificates.rank, certificates.revokedAt],
  },
  { column: certificateRuns.issuedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: eventReports.writtenBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: imports.createdBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: imports.appliedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: roomRequests.requestedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  // The sums stand in the ledger.
  { column: budgetRequests.requestedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
  { column: dataExports.userId, whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' },
  { column: roomRequests.reviewedBy, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' },
];

/** Two accounts of one person: what the one has goes to the other. */
export interface MergeParams {
  readonly instituteId: string;
  readonly fromId: string;
  readonly intoId: string;
}

/** Removes what was recorded in an account, as PERSONAL_COLUMNS says. */
export async function emptyPersonalRows(tx: Database, instituteId: string, userId: string): Promise<void> {
  for (const { column, whenEmptied } of PERSONAL_COLUMNS) {
    if (whenEmptied === 'delete') await tx.execute(sql`delete from ${column.table} where ${isOf(column, instituteId, userId)}`);
    if (whenEmptied === 'forget') {
      await tx.execute(sql`update ${column.table} set ${nameOf(column)} = null where ${isOf(column, instituteId, userId)}`);
    }
  }
  await forgetAnswers(tx, instituteId, userId);
}

/** Removes what is a person's own, as PERSONAL_COLUMNS says; a mail that waits for them is not sent any more. */
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

/** Moves what one account has to the other, as PERSONAL_COLUMNS says, and gives how many rows moved. */
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
    const { rows } = await tx.execute(belonging.isBare ? writeAnew(belonging, merging) : rename(belonging, merging));
    moved += rows.length;
    if (belonging.isBare) await tx.execute(sql`delete from ${column.table} where ${isOf(column, instituteId, fromId)}`);
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

function writeAnew({ column, oncePer = [] }: Belonging, { instituteId, fromId, intoId }: MergeParams): SQL {
  const others = sql.join(oncePer.map(nameOf), sql`, `);
  return sql`
    insert into ${column.table} (institute_id, ${nameOf(column)}, ${others})
    select institute_id, ${intoId}::uuid, ${others} from ${column.table} where ${isOf(column, instituteId, fromId)}
    returning 1`;
}

/** Where both have what a person has once, the account that stays keeps its own. */
async function dropDoubles(tx: Database, { column, oncePer }: Belonging, { instituteId, fromId, intoId }: MergeParams): Promise<void> {
  if (!oncePer) return;
  const same = oncePer.map((key) => sql`double.${nameOf(key)} is not distinct from ${key}`);
  await tx.execute(sql`
    delete from ${column.table}
    where ${isOf(column, instituteId, fromId)} and exists (
      select 1 from ${column.table} as double
      where double.institute_id = ${instituteId} and double.${nameOf(column)} = ${intoId} and ${sql.join(same, sql` and `)}
    )`);
}

/** Answers that are kept for repeated requests belong to the session that asked. */
async function forgetAnswers(tx: Database, instituteId: string, userId: string): Promise<void> {
  await tx.execute(sql`delete from ${idempotencyKeys} where ${isOf(idempotencyKeys.userId, instituteId, userId)}`);
}

/** Empties what others were answered about a person; that they were answered stays, so that nothing is done twice. */
async function blankAnswersNaming(tx: Database, instituteId: string, userId: string): Promise<void> {
  await tx.execute(sql`
    update ${idempotencyKeys} set answer = null, status = ${BLANKED}
    where ${idempotencyKeys.instituteId} = ${instituteId}
      and jsonb_path_exists(${idempotencyKeys.answer}, '$.** ? (@ == $person)', jsonb_build_object('person', ${userId}::text))`);
}

/** Every table has the institute beside the person. */
function isOf(column: PgColumn, instituteId: string, userId: string): SQL {
  return sql`${column.table}.institute_id = ${instituteId} and ${column} = ${userId}`;
}

function nameOf(column: PgColumn): SQL {
  return sql`${sql.identifier(column.name)}`;
}

/** How often one of two accounts has decided about what belongs to the other: as one account it would have decided about its own. */
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
