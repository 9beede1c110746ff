import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import * as schema from '../../db/schema.ts';
import { BLANKED } from '../../plugins/idempotency.ts';
import type { UserRow } from './accounts.table.ts';

/** A column that refers to a person, and what happens to its rows when the account is emptied, merged or erased. */
interface PersonalColumn {
  readonly column: PgColumn;
  /** When an account is emptied: what its registrant left is deleted; what others recorded about the owner of the mailbox stays. */
  readonly whenEmptied: 'delete' | 'forget' | 'keep';
  /** When a row was made. Rows from before the registration, which tables of the institute added, stay when the account is emptied. */
  readonly madeAt?: PgColumn;
  readonly whenMerged: 'move' | 'delete';
  /**
   * When a person is erased. Remaining rows keep the id of the account, which no longer identifies anybody, because they are counted or
   * also concern others.
   */
  readonly whenErased: 'delete' | 'keep';
  /** Rows that stay when others are deleted. */
  readonly staysIf?: SQL;
  /** Whether the rows are deleted and inserted instead of updated, because triggers count inserts and deletes. */
  readonly isInserted?: true;
  /** The columns of such rows besides their keys. */
  readonly carries?: readonly PgColumn[];
  /** The columns that are unique together with the person. When both accounts have such a row, the remaining account's counts. */
  readonly uniqueWith?: readonly PgColumn[];
}

/** What only concerns the account itself. */
const DELETED = { whenEmptied: 'delete', whenMerged: 'delete', whenErased: 'delete' } as const;
/** What the person made. */
const OWN = { whenEmptied: 'delete', whenMerged: 'move', whenErased: 'delete' } as const;
/** What also concerns others, or counts for them. */
const RECORDED = { whenEmptied: 'keep', whenMerged: 'move', whenErased: 'keep' } as const;

const isOfUnit = sql`${schema.approvalRequests.kind} in ('budget', 'certificates')`;
const isOfClaim = sql`exists (select 1 from ${schema.expenseClaims} where ${schema.expenseClaims.instituteId} = ${schema.approvalRequests.instituteId}
  and ${schema.expenseClaims.requestId} = ${schema.approvalRequests.id})`;

const columnsWith = (rules: Omit<PersonalColumn, 'column'>, ...columns: readonly PgColumn[]) =>
  columns.map((column): PersonalColumn => ({ column, ...rules }));

/**
 * Every column that refers to an account, except for photos, whose images may be in a store, and for rows maintained by triggers. A test
 * compares the list with the database's foreign keys, so that a new table cannot be forgotten.
 */
export const PERSONAL_COLUMNS: readonly PersonalColumn[] = [
  // A pending change was requested for the account as it was, or by somebody who is gone.
  ...columnsWith(
    DELETED,
    schema.accountChanges.userId,
    schema.accountChanges.intoId,
    schema.accountChanges.askedBy,
    schema.sessions.userId,
    schema.passwordResets.userId,
    schema.mailboxProofs.userId,
  ),
  // A device belongs to the person who added it, which is uncertain for a merged account.
  ...columnsWith(DELETED, schema.passkeys.userId),
  // Like a password, a provider that opened the removed account does not open the remaining one.
  ...columnsWith(DELETED, schema.linkedIdentities.userId),
  {
    column: schema.userSkills.userId,
    ...OWN,
    madeAt: schema.userSkills.createdAt,
    uniqueWith: [schema.userSkills.skillId, schema.userSkills.positionId],
  },
  ...columnsWith(RECORDED, schema.userSkills.endorsedBy),
  { column: schema.skills.createdBy, whenEmptied: 'forget', whenMerged: 'move', whenErased: 'keep' },
  ...columnsWith(RECORDED, schema.skills.endorsedBy),
  { column: schema.achievements.userId, ...OWN, madeAt: schema.achievements.createdAt },
  ...columnsWith(RECORDED, schema.achievements.verifiedBy),
  ...columnsWith(OWN, schema.feedbackAuthors.userId),
  ...columnsWith(RECORDED, schema.feedback.resolvedBy),
  {
    column: schema.positionHolders.userId,
    ...RECORDED,
    uniqueWith: [schema.positionHolders.positionId, schema.positionHolders.tenureYear],
  },
  ...columnsWith(RECORDED, schema.positionHolders.appointedBy),
  { column: schema.eventOrganizers.userId, ...RECORDED, uniqueWith: [schema.eventOrganizers.eventId], isInserted: true },
  {
    column: schema.eventParticipants.userId,
    ...RECORDED,
    uniqueWith: [schema.eventParticipants.eventId],
    isInserted: true,
    carries: [schema.eventParticipants.addedAt],
  },
  {
    column: schema.registrations.userId,
    whenEmptied: 'delete',
    whenMerged: 'move',
    whenErased: 'keep',
    uniqueWith: [schema.registrations.eventId],
  },
  // Renamed together with their registrations in a merge.
  { column: schema.eventAnswers.userId, ...OWN, uniqueWith: [schema.eventAnswers.eventId] },
  { column: schema.surveyAnswers.userId, ...OWN, uniqueWith: [schema.surveyAnswers.eventId] },
  ...columnsWith(OWN, schema.answerFiles.userId),
  { column: schema.unitFollows.userId, ...OWN, uniqueWith: [schema.unitFollows.unitId] },
  { column: schema.calendarFeeds.userId, ...OWN, uniqueWith: [schema.calendarFeeds.kind, schema.calendarFeeds.unitId] },
  { column: schema.checkIns.userId, ...RECORDED, uniqueWith: [schema.checkIns.eventId, schema.checkIns.day] },
  ...columnsWith(RECORDED, schema.checkIns.checkedInBy),
  // When an account is emptied, the notifications of others about its actions are deleted.
  { column: schema.notificationEvents.actorId, whenEmptied: 'delete', whenMerged: 'move', whenErased: 'keep' },
  { column: schema.notifications.userId, ...OWN, uniqueWith: [schema.notifications.position] },
  { column: schema.pendingNotifications.userId, ...OWN, uniqueWith: [schema.pendingNotifications.position] },
  { column: schema.notificationChannels.userId, ...OWN, uniqueWith: [schema.notificationChannels.topic] },
  ...columnsWith(DELETED, schema.notificationSettings.userId),
  // A device subscribes again by itself.
  ...columnsWith(DELETED, schema.pushSubscriptions.userId),
  // What one account chose to show is not a choice of the other's.
  ...columnsWith(DELETED, schema.records.userId),
  // The right was granted to the person who had the account at that time.
  { column: schema.accreditationOfficers.userId, ...OWN, uniqueWith: [schema.accreditationOfficers.instituteId] },
  { column: schema.treasurers.userId, ...OWN, uniqueWith: [schema.treasurers.instituteId] },
  // Payees enter their payment details and consent for each account themselves.
  ...columnsWith(DELETED, schema.payees.userId),
  // Approved claims are entered in the ledger. Others were deleted before, with their receipts.
  ...columnsWith(RECORDED, schema.expenseClaims.userId, schema.receipts.userId),
  // The ledger has what was paid. Accounts that both have paid a fee are not merged.
  ...columnsWith(
    RECORDED,
    schema.eventFees.userId,
    schema.eventFees.takenBy,
    schema.eventFees.refundedBy,
    schema.cashHandovers.countedBy,
    schema.cashHandovers.receivedBy,
    schema.paymentBatches.madeBy,
    schema.payments.settledBy,
  ),
  { column: schema.batchAdvisers.userId, ...OWN, uniqueWith: [schema.batchAdvisers.program, schema.batchAdvisers.admissionYear] },
  ...columnsWith(OWN, schema.claimEvidence.userId, schema.activityClaims.userId),
  // Who decided about money and certificates that stay is still known, and may not decide about what follows from it.
  { column: schema.approvalRequests.requestedBy, ...OWN, staysIf: sql`(${isOfUnit} or ${isOfClaim})` },
  ...columnsWith(RECORDED, schema.approvalRequests.returnedBy),
  ...columnsWith(RECORDED, schema.approvalDecisions.personId, schema.approvalDecisions.principalId),
  // A person with both accounts would be their own deputy.
  ...columnsWith(DELETED, schema.approvalDeputies.principalId, schema.approvalDeputies.deputyId),
  {
    column: schema.signedTerms.studentId,
    whenEmptied: 'keep',
    whenMerged: 'move',
    whenErased: 'delete',
    uniqueWith: [schema.signedTerms.termId, schema.signedTerms.takenBackAt],
  },
  ...columnsWith(RECORDED, schema.signedTerms.signedBy, schema.signedTerms.takenBackBy),
  // It exists on paper with its code, so an issued certificate stays. It shows no name once its owner is erased.
  {
    column: schema.certificates.userId,
    ...RECORDED,
    uniqueWith: [schema.certificates.eventId, schema.certificates.kind, schema.certificates.rank, schema.certificates.revokedAt],
  },
  ...columnsWith(
    RECORDED,
    schema.certificateRuns.issuedBy,
    schema.eventReports.writtenBy,
    schema.imports.createdBy,
    schema.imports.appliedBy,
    schema.roomRequests.requestedBy,
  ),
  // The ledger has the sums.
  ...columnsWith(RECORDED, schema.budgetRequests.requestedBy),
  ...columnsWith(DELETED, schema.dataExports.userId),
  ...columnsWith(RECORDED, schema.roomRequests.reviewedBy),
];

/** Two accounts of one person: the rows of the first move to the second. */
export interface MergeParams {
  readonly instituteId: string;
  readonly fromId: string;
  readonly intoId: string;
  readonly now: Date;
}

/** Deletes what was recorded in an account since its registration, according to PERSONAL_COLUMNS. */
export async function emptyPersonalRows(
  tx: Database,
  { instituteId, id: userId, createdAt }: Pick<UserRow, 'instituteId' | 'id' | 'createdAt'>,
): Promise<void> {
  for (const { column, whenEmptied, madeAt, staysIf } of PERSONAL_COLUMNS) {
    const isOlder = madeAt && sql`(${madeAt} < ${createdAt.toISOString()}::timestamptz)`;
    if (whenEmptied === 'delete') await deleteRows(tx, { column, staysIf: isOlder ?? staysIf }, instituteId, userId);
    if (whenEmptied === 'forget') {
      await tx.execute(sql`update ${column.table} set ${nameOf(column)} = null where ${isOf(column, instituteId, userId)}`);
    }
  }
  await forgetAnswers(tx, instituteId, userId);
}

/** Deletes a person's own rows, according to PERSONAL_COLUMNS. Pending mails to them are not sent. */
export async function erasePersonalRows(tx: Database, instituteId: string, userId: string): Promise<void> {
  for (const { column, whenErased, staysIf } of PERSONAL_COLUMNS) {
    if (whenErased === 'delete') await deleteRows(tx, { column, staysIf }, instituteId, userId);
  }
  await tx.execute(
    sql`delete from jobs.job where name in ('mail', 'mail-urgent', 'push', 'exports')
        and (data @> jsonb_build_object('instituteId', ${instituteId}::text, 'recipientId', ${userId}::text)
          or data @> jsonb_build_object('instituteId', ${instituteId}::text, 'userId', ${userId}::text))`,
  );
  await forgetAnswers(tx, instituteId, userId);
  await blankAnswersNaming(tx, instituteId, userId);
}

async function deleteRows(
  tx: Database,
  { column, staysIf }: Pick<PersonalColumn, 'column' | 'staysIf'>,
  instituteId: string,
  userId: string,
): Promise<void> {
  const isDeleted = staysIf ? sql` and not ${staysIf}` : sql``;
  await tx.execute(sql`delete from ${column.table} where ${isOf(column, instituteId, userId)}${isDeleted}`);
}

/** Moves the rows of one account to the other, according to PERSONAL_COLUMNS, and returns how many. */
export async function movePersonalRows(tx: Database, merging: MergeParams): Promise<number> {
  const { instituteId, fromId, intoId } = merging;
  let moved = 0;
  await supersedeDoubleDecisions(tx, merging);
  for (const belonging of PERSONAL_COLUMNS) {
    const { column, whenMerged } = belonging;
    if (whenMerged === 'delete') {
      await tx.execute(sql`delete from ${column.table} where ${isOf(column, instituteId, fromId)}`);
      continue;
    }
    await dropDuplicates(tx, belonging, merging);
    const { rows } = await tx.execute(belonging.isInserted ? writeAnew(belonging, merging) : rename(belonging, merging));
    moved += rows.length;
    if (belonging.isInserted) await tx.execute(sql`delete from ${column.table} where ${isOf(column, instituteId, fromId)}`);
  }
  await tx.execute(
    sql`update ${schema.feedback} set target_id = ${intoId}
        where ${schema.feedback.instituteId} = ${instituteId} and ${schema.feedback.targetType} = 'User' and ${schema.feedback.targetId} = ${fromId}`,
  );
  // Who approved a budget does not decide about its claims with the other account either.
  await tx.execute(sql`
    update ${schema.approvalRequests} set subject = jsonb_set(subject, '{excluded}', (subject -> 'excluded') - ${fromId}::text || to_jsonb(${intoId}::text))
    where ${schema.approvalRequests.instituteId} = ${instituteId} and ${schema.approvalRequests.status} in ('open', 'returned')
      and ${schema.approvalRequests.subject} -> 'excluded' ? ${fromId}`);
  await tx.execute(
    sql`update jobs.job set data = jsonb_set(data, '{recipientId}', to_jsonb(${intoId}::text))
        where name in ('mail', 'mail-urgent') and state < 'completed' and data @> jsonb_build_object('instituteId', ${instituteId}::text, 'recipientId', ${fromId}::text)`,
  );
  await forgetAnswers(tx, instituteId, fromId);
  return moved;
}

/** Nobody decides twice about one request: if both accounts have, the decision of the removed one stays, but no longer counts. */
async function supersedeDoubleDecisions(tx: Database, { instituteId, fromId, intoId, now }: MergeParams): Promise<void> {
  await tx.execute(sql`
    update ${schema.approvalDecisions} as own set superseded_at = ${now.toISOString()}
    where own.institute_id = ${instituteId} and own.person_id = ${fromId} and own.superseded_at is null and exists (
      select 1 from ${schema.approvalDecisions} as double
      where double.institute_id = ${instituteId} and double.request_id = own.request_id and double.person_id = ${intoId} and double.superseded_at is null
    )`);
}

function rename({ column }: PersonalColumn, { instituteId, fromId, intoId }: MergeParams): SQL {
  return sql`update ${column.table} set ${nameOf(column)} = ${intoId} where ${isOf(column, instituteId, fromId)} returning 1`;
}

function writeAnew({ column, uniqueWith = [], carries = [] }: PersonalColumn, { instituteId, fromId, intoId }: MergeParams): SQL {
  const others = sql.join([...uniqueWith, ...carries].map(nameOf), sql`, `);
  return sql`
    insert into ${column.table} (institute_id, ${nameOf(column)}, ${others})
    select institute_id, ${intoId}::uuid, ${others} from ${column.table} where ${isOf(column, instituteId, fromId)}
    returning 1`;
}

/** Deletes rows of the removed account that are unique per person and that the remaining account has too. */
async function dropDuplicates(
  tx: Database,
  { column, uniqueWith }: PersonalColumn,
  { instituteId, fromId, intoId }: MergeParams,
): Promise<void> {
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
  await tx.execute(sql`delete from ${schema.idempotencyKeys} where ${isOf(schema.idempotencyKeys.userId, instituteId, userId)}`);
}

/**
 * Blanks stored responses to others that name a person: those with the id of the account, and with a certificate of theirs, which has the
 * name without the id. That they were answered stays, so that nothing is done twice.
 */
async function blankAnswersNaming(tx: Database, instituteId: string, userId: string): Promise<void> {
  const { answer } = schema.idempotencyKeys;
  const { id } = schema.certificates;
  await tx.execute(sql`
    update ${schema.idempotencyKeys} set answer = null, status = ${BLANKED}
    where ${schema.idempotencyKeys.instituteId} = ${instituteId} and (
      jsonb_path_exists(${answer}, '$.** ? (@ == $person)', jsonb_build_object('person', ${userId}::text))
      or ${answer} ->> '_id' in (select ${id}::text from ${schema.certificates} where ${isOf(schema.certificates.userId, instituteId, userId)}))`);
}

/** Every table has the institute next to the person. */
function isOf(column: PgColumn, instituteId: string, userId: string): SQL {
  return sql`${column.table}.institute_id = ${instituteId} and ${column} = ${userId}`;
}

function nameOf(column: PgColumn): SQL {
  return sql`${sql.identifier(column.name)}`;
}

/** Number of decisions of one account about the other's records. In a merged account they would be decisions about one's own. */
export async function decidedBetween(tx: Database, { instituteId, fromId, intoId }: Omit<MergeParams, 'now'>): Promise<number> {
  const between = (owner: PgColumn, judge: PgColumn) => sql`
    select 1 from ${owner.table} where ${owner.table}.institute_id = ${instituteId}
      and ((${owner} = ${fromId} and ${judge} = ${intoId}) or (${owner} = ${intoId} and ${judge} = ${fromId}))`;
  const { rows } = await tx.execute(
    sql.join(
      [
        between(schema.achievements.userId, schema.achievements.verifiedBy),
        between(schema.userSkills.userId, schema.userSkills.endorsedBy),
        between(schema.skills.createdBy, schema.skills.endorsedBy),
        between(schema.roomRequests.requestedBy, schema.roomRequests.reviewedBy),
        between(schema.approvalRequests.requestedBy, schema.approvalRequests.returnedBy),
        sql`select 1 from ${schema.approvalDecisions} join ${schema.approvalRequests} on ${schema.approvalRequests.instituteId} = ${schema.approvalDecisions.instituteId}
          and ${schema.approvalRequests.id} = ${schema.approvalDecisions.requestId}
          where ${schema.approvalDecisions.instituteId} = ${instituteId} and ((${schema.approvalRequests.requestedBy}, ${schema.approvalDecisions.personId})
            in ((${fromId}::uuid, ${intoId}::uuid), (${intoId}::uuid, ${fromId}::uuid)) or (${schema.approvalRequests.requestedBy}, ${schema.approvalDecisions.principalId})
            in ((${fromId}::uuid, ${intoId}::uuid), (${intoId}::uuid, ${fromId}::uuid)))`,
        between(schema.signedTerms.studentId, schema.signedTerms.signedBy),
        between(schema.signedTerms.studentId, schema.signedTerms.takenBackBy),
        between(schema.positionHolders.userId, schema.positionHolders.appointedBy),
        between(schema.cashHandovers.countedBy, schema.cashHandovers.receivedBy),
        sql`${between(schema.feedback.targetId, schema.feedback.resolvedBy)} and ${schema.feedback.targetType} = 'User'`,
      ],
      sql` union all `,
    ),
  );
  return rows.length;
}
