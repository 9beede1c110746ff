import {
  type AdvisedBatch,
  CLASS_ORDERS,
  type ClassOrder,
  type ClassRow,
  exceptionsOf,
  POINT_EXCEPTIONS,
  type PointRules,
  pointsOf,
  SIGNING_TEXTS,
  type SignatureWithdrawal,
  type SignedTerm,
  type SigningAnswer,
  type SigningBody,
  signTermForClass,
  type Term,
  withdrawTermSignature,
} from '@quad/domain/activity-points';
import { isSameBatch } from '@quad/domain/approvals';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import * as v from 'valibot';
import type { Actor, Context } from '../../context.ts';
import { advisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid, newId } from '../../db/ids.ts';
import type { Page, PageRequest } from '../../db/pages.ts';
import type { InputParams, WriteParams } from '../../plugins/idempotency.ts';
import { toStudentReference } from '../accounts/accounts.service.ts';
import { auditedTransaction, recordAll } from '../audit/audit.service.ts';
import { findTerm, findTerms, insertSigned, lockSigned, revokeSignature } from './signing.repo.ts';
import { batchOf, type CountedStudent, type PointContext, pointContextOf, rulesToday, toCounted } from './studentPoints.ts';
import { findAdvised, findRules, findStudents } from './students.repo.ts';

/** Pagination cursor of a class: sort value, name and id of the last student. */
export const ClassCursor = v.object({ rank: v.number(), name: v.string(), id: v.string() });
export type ClassCursor = v.InferOutput<typeof ClassCursor>;

interface ClassFilters {
  readonly program?: string | undefined;
  readonly admission_year?: number | undefined;
  readonly term_id?: string | undefined;
  readonly search?: string | undefined;
  readonly order?: ClassOrder | undefined;
}

type TermRow = Awaited<ReturnType<typeof findTerms>>[number];

function toTerm({ id, name, startsOn, endsOn }: TermRow): Term {
  return { _id: id, name, from: startsOn, until: endsOn };
}

/** The terms to be signed, newest first (access T3). */
export async function listTerms({ db, instituteId }: Context): Promise<Term[]> {
  return (await findTerms(db, instituteId)).map(toTerm);
}

/** The batches that the requester advises, with the number of students that need attention (access T3). */
export async function listAdvised(context: Context, { userId }: Actor): Promise<AdvisedBatch[]> {
  const { db, instituteId } = context;
  const counting = pointContextOf(context);
  const batches: AdvisedBatch[] = [];
  // Sequentially, so that only one batch is in memory.
  for (const batch of await findAdvised(db, instituteId, userId)) {
    const rules = rulesToday(await findRules(db, instituteId, batch), batch, counting);
    const students = (await findStudents(db, instituteId, batch)).map((row) => toCounted(row, batch, counting));
    const exceptions = rules ? students.filter((student) => exceptionsOf(student, rules, counting.today).length > 0).length : 0;
    batches.push({ ...batch, students: students.length, exceptions });
  }
  return batches;
}

/** The students of an advised batch with their points, those that need attention first (access T3). */
export async function listClass(
  context: Context,
  { userId }: Actor,
  { program, admission_year, term_id, search, order = CLASS_ORDERS[0] }: ClassFilters,
  { limit, after }: PageRequest<ClassCursor>,
): Promise<Result<Page<ClassRow, ClassCursor>>> {
  const { db, instituteId } = context;
  const counting = pointContextOf(context);
  const advised = await findAdvised(db, instituteId, userId);
  const batch = advised.find(
    (each) => (program ?? each.program) === each.program && (admission_year ?? each.admission_year) === each.admission_year,
  );
  if (!batch) return refuse('FORBIDDEN', SIGNING_TEXTS.notAdviser);
  const [allRules, terms] = await Promise.all([findRules(db, instituteId, batch), findTerms(db, instituteId)]);
  const term = term_id === undefined ? terms.find(({ endsOn }) => endsOn < counting.today) : terms.find(({ id }) => id === term_id);
  const rules = rulesToday(allRules, batch, counting);
  const students = await findStudents(db, instituteId, batch, { search });
  const sign = order.startsWith('-') ? -1 : 1;
  const compareIn = (one: ClassCursor, other: ClassCursor) => sign * compareCursors(one, other);
  const ranked = students
    .map((row) => toRow(toCounted(row, batch, counting), { rules, termId: term?.id, counting }))
    .map((row) => ({ row, place: cursorOf(row, order) }))
    .toSorted((one, other) => compareIn(one.place, other.place));
  const rest = after ? ranked.filter(({ place }) => compareIn(place, after) > 0) : ranked;
  const shown = rest.slice(0, limit);
  return accept({
    items: shown.map(({ row }) => row),
    next: rest.length > limit ? shown.at(-1)?.place : undefined,
    total: after ? undefined : { count: ranked.length, isExact: true },
  });
}

const RANKS: Readonly<Record<string, (row: ClassRow) => number>> = {
  exceptions: ({ exceptions: [first] }) => (first ? POINT_EXCEPTIONS.indexOf(first) : POINT_EXCEPTIONS.length),
  points: ({ total }) => total,
};

function cursorOf(row: ClassRow, order: ClassOrder): ClassCursor {
  const { student } = row;
  const rank = RANKS[order.replace('-', '')]?.(row) ?? 0;
  return { rank, name: student.personal_info?.name ?? '', id: student._id };
}

function compareCursors(one: ClassCursor, other: ClassCursor): number {
  return one.rank - other.rank || compare(one.name, other.name) || compare(one.id, other.id);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function toRow(
  student: CountedStudent,
  { rules, termId, counting }: { rules: PointRules | undefined; termId: string | undefined; counting: PointContext },
): ClassRow {
  const { row, facts, batch, signed, openClaims } = student;
  const standing = rules && pointsOf({ facts, batch, signed, rules });
  const signature = row.signed.find((each) => each.termId === termId);
  return {
    student: toStudentReference(row),
    total: standing?.total ?? 0,
    segments: standing?.segments.map(({ segment, counted }) => ({ _id: segment._id, counted })) ?? [],
    exceptions: rules ? exceptionsOf(student, rules, counting.today, standing) : [],
    open_claims: openClaims.length,
    signature: signature
      ? { _id: signature.id, state: signature.exportedAt === null ? 'signed' : 'exported' }
      : { _id: null, state: 'unsigned' },
  };
}

/** Signs a term for all complete students of a batch, or for some of them (access T4). */
export function signClass(context: Context, { actor, claim, input }: InputParams<SigningBody>): Promise<Result<SigningAnswer>> {
  return auditedTransaction<SigningAnswer>(context, { actor, claim }, async (tx) => {
    const signed = await signTermOfBatch(tx, context, actor.userId, input);
    return signed.ok ? accept({ value: signed.value, audit: undefined }) : signed;
  });
}

/** Signs in the caller's transaction. Each signature is recorded in the audit log. */
export async function signTermOfBatch(
  tx: Database,
  context: Pick<Context, 'clock' | 'config' | 'instituteId' | 'keys'>,
  adviserId: string,
  { program, admission_year, term_id, student_ids }: SigningBody,
): Promise<Result<SigningAnswer>> {
  const { clock, instituteId } = context;
  const batch = { program, admission_year };
  const counting = pointContextOf(context);
  const now = clock();
  const advises = await findAdvised(tx, instituteId, adviserId);
  if (!advises.some((each) => isSameBatch(each, batch))) return refuse('FORBIDDEN', SIGNING_TEXTS.notAdviser);
  const term = isUuid(term_id) ? await findTerm(tx, instituteId, term_id) : undefined;
  if (!term) return refuse('NOT_FOUND', SIGNING_TEXTS.noTerm);
  if (counting.today <= term.endsOn) return refuse('CONFLICT', SIGNING_TEXTS.notOver);
  const rules = rulesToday(await findRules(tx, instituteId, batch), batch, counting);
  if (!rules) return refuse('CONFLICT', SIGNING_TEXTS.noRules);
  // Of two terms signed at the same time, the second one finds what the first one has counted.
  await advisoryLock(tx, 'signed terms', `${instituteId} ${admission_year} ${program}`);
  const students = await findStudents(tx, instituteId, batch, { ids: student_ids?.filter(isUuid) });
  const { signed, left } = signTermForClass(
    students.map((row) => toCounted(row, batch, counting)),
    { adviser: { _id: adviserId, advises }, term: toTerm(term), rules, now, today: counting.today },
  );
  const rows = signed.map((each) => toSignedRow(each, { instituteId, now }));
  const written = await insertSigned(tx, rows);
  await recordAll(
    tx,
    context,
    adviserId,
    rows
      .filter(({ studentId }) => written.has(studentId))
      .map(({ id, studentId, termId, total }) => ({
        action: 'points.sign' as const,
        subjectId: studentId,
        detail: { signatureId: id, termId, total },
      })),
  );
  return accept({
    signed: rows.flatMap(({ studentId }) => (written.has(studentId) ? [studentId] : [])),
    left: [
      ...left.map(({ studentId, refusal }) => ({ student_id: studentId, reason: refusal.message })),
      // Somebody else has signed concurrently.
      ...rows.flatMap(({ studentId }) => (written.has(studentId) ? [] : [{ student_id: studentId, reason: SIGNING_TEXTS.signed }])),
    ],
  });
}

function toSignedRow(
  { studentId, termId, rulesId, rulesVersion, entries, signedBy }: SignedTerm,
  { instituteId, now }: { instituteId: string; now: Date },
) {
  const total = entries.reduce((sum, { counted }) => sum + counted, 0);
  return { instituteId, id: newId(now), studentId, termId, rulesId, rulesVersion, entries: [...entries], total, signedBy, signedAt: now };
}

/** Withdraws a signature with a reason, until its term is exported (access T4). */
export function withdrawSignature(
  context: Context,
  { actor, claim, signatureId, input }: WriteParams & { signatureId: string; input: SignatureWithdrawal },
): Promise<Result<{ message: string }>> {
  const { clock, instituteId } = context;
  const now = clock();
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const found = await findSignature(tx, instituteId, signatureId);
    if (!found) return refuse('NOT_FOUND', SIGNING_TEXTS.noSignature);
    const adviser = { _id: actor.userId, advises: await findAdvised(tx, instituteId, actor.userId) };
    const withdrawn = withdrawTermSignature(found.signed, { adviser, batch: found.batch, reason: input.reason, now });
    if (!withdrawn.ok) return withdrawn;
    const { reason } = input;
    await revokeSignature(tx, { instituteId, id: signatureId }, { takenBackBy: actor.userId, takenBackAt: now, takenBackReason: reason });
    const { studentId, termId } = found.signed;
    return accept({
      value: { message: SIGNING_TEXTS.withdrawn },
      audit: { action: 'points.take-back', subjectId: studentId, detail: { signatureId, termId, reason } },
    });
  });
}

/** A signature for the domain's rules. The same error for advisers of other batches as for an unknown signature. */
async function findSignature(tx: Database, instituteId: string, id: string) {
  const row = await lockSigned(tx, instituteId, id);
  const batch = row && batchOf(row);
  if (!row || !batch) return undefined;
  const { takenBackBy, takenBackAt, takenBackReason } = row;
  const signed: SignedTerm = {
    ...row,
    signedAt: row.signedAt.toISOString(),
    exportedAt: row.exportedAt?.toISOString() ?? null,
    takenBack: takenBackBy && takenBackAt ? { by: takenBackBy, at: takenBackAt.toISOString(), reason: takenBackReason ?? '' } : null,
  };
  return { signed, batch };
}
