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

/** What only concerns the account itself. */
const DELETED = { whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' } as const;
/** What the person made. */
const OWN = { whenEmptied: 'delete', whenMerged: 'move', whenErased: 'delete' } as const;
/** What also concerns others, or counts for them. */
const RECORDED = { whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' } as const;

const all = (fate: Omit<Belonging, 'column'>, ...columns: readonly PgColumn[]) => columns.map((column): Belonging => ({ column, ...fate }));

/**
 * Every column that refers to an account, except for photos, whose images may be in a store, and for rows maintained by triggers. A test
 * compares the list with the database's foreign keys, so that a new table cannot be forgotten.
 */
export const PERSONAL_COLUMNS: readonly Belonging[] = [
  // A pending change was requested for the account as it was, or by somebody who is gone.
  ...all(
    DELETED,
    accountChanges.userId,
    accountChanges.intoId,
    accountChanges.askedBy,
    sessions.userId,
    passwordResets.userId,
    mailboxProofs.userId,
  ),
  // A device belongs to the person who added it, which is uncertain for a merged account.
  ...all(DELETED, passkeys.userId),
  // Like a password, a provider that opened the removed account does not open the remaining one.
  ...all(DELETED, linkedIdentities.userId),
  { column: userSkills.userId, ...OWN, uniqueWith: [userSkills.skillId, userSkills.positionId] },
  ...all(RECORDED, userSkills.endorsedBy),
  { column: skills.createdBy, whenEmptied: 'forget', whenMerged: 'move', whenErased: 'keep' },
  ...all(RECORDED, skills.endorsedBy),
  ...all(OWN, achievements.userId),
  ...all(RECORDED, achievements.verifiedBy),
  ...all(OWN, feedbackAuthors.userId),
  ...all(RECORDED, feedback.resolvedBy),
  { column: positionHolders.userId, ...RECORDED, uniqueWith: [positionHolders.positionId, positionHolders.tenureYear] },
  ...all(RECORDED, positionHolders.appointedBy),
  { column: eventOrganizers.userId, ...RECORDED, uniqueWith: [eventOrganizers.eventId], hasOnlyKeys: true },
  { column: eventParticipants.userId, ...RECORDED, uniqueWith: [eventParticipants.eventId], hasOnlyKeys: true },
  { column: registrations.userId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'keep', uniqueWith: [registrations.eventId] },
  // Renamed together with their registrations in a merge.
  { column: eventAnswers.userId, ...OWN, uniqueWith: [eventAnswers.eventId] },
  { column: surveyAnswers.userId, ...OWN, uniqueWith: [surveyAnswers.eventId] },
  ...all(OWN, answerFiles.userId),
  { column: unitFollows.userId, ...OWN, uniqueWith: [unitFollows.unitId] },
  { column: calendarFeeds.userId, ...OWN, uniqueWith: [calendarFeeds.kind, calendarFeeds.unitId] },
  { column: checkIns.userId, ...RECORDED, uniqueWith: [checkIns.eventId, checkIns.day] },
  ...all(RECORDED, checkIns.checkedInBy),
  // When an account is emptied, the notifications of others about its actions are deleted.
  { column: notificationEvents.actorId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'keep' },
  { column: notifications.userId, ...OWN, uniqueWith: [notifications.position] },
  { column: pendingNotifications.userId, ...OWN, uniqueWith: [pendingNotifications.position] },
  { column: notificationChannels.userId, ...OWN, uniqueWith: [notificationChannels.topic] },
  ...all(DELETED, notificationSettings.userId),
  // A device subscribes again by itself.
  ...all(DELETED, pushSubscriptions.userId),
  // What one account chose to show is not a choice of the other's.
  ...all(DELETED, records.userId),
  // The right was granted to the person who had the account at that time.
  { column: accreditationOfficers.userId, ...OWN, uniqueWith: [accreditationOfficers.instituteId] },
  { column: treasurers.userId, ...OWN, uniqueWith: [treasurers.instituteId] },
  // Payees enter their payment details and consent for each account themselves.
  ...all(DELETED, payees.userId),
  // Approved claims are entered in the ledger. Others were deleted before, with their receipts.
  ...all(RECORDED, expenseClaims.userId, receipts.userId),
  // The ledger has what was paid.
  { column: eventFees.userId, ...RECORDED, uniqueWith: [eventFees.eventId, eventFees.refundedAt] },
  ...all(
    RECORDED,
    eventFees.takenBy,
    eventFees.refundedBy,
    cashHandovers.countedBy,
    cashHandovers.receivedBy,
    paymentBatches.madeBy,
    payments.settledBy,
  ),
  { column: batchAdvisers.userId, ...OWN, uniqueWith: [batchAdvisers.program, batchAdvisers.admissionYear] },
  ...all(OWN, claimEvidence.userId, activityClaims.userId, approvalRequests.requestedBy),
  ...all(RECORDED, approvalRequests.returnedBy),
  { column: approvalDecisions.personId, ...RECORDED, uniqueWith: [approvalDecisions.requestId] },
  ...all(RECORDED, approvalDecisions.principalId),
  // A person with both accounts would be their own deputy.
  ...all(DELETED, approvalDeputies.principalId, approvalDeputies.deputyId),
  { column: signedTerms.studentId, whenEmptied: 'keep', whenMerged: 'move', whenErased: 'delete', uniqueWith: [signedTerms.termId] },
  ...all(RECORDED, signedTerms.signedBy, signedTerms.takenBackBy),
  // It exists on paper with its code, so an issued certificate stays. It shows no name once its owner is erased.
  {
    column: certificates.userId,
    ...RECORDED,
    uniqueWith: [certificates.eventId, certificates.kind, certificates.rank, certificates.revokedAt],
  },
  ...all(RECORDED, certificateRuns.issuedBy, eventReports.writtenBy, imports.createdBy, imports.appliedBy, roomRequests.requestedBy),
  // The ledger has the sums.
  ...all(RECORDED, budgetRequests.requestedBy),
  ...all(DELETED, dataExports.userId),
  ...all(RECORDED, roomRequests.reviewedBy),
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
