import {
  ACTIVITY_POINT_TEXTS,
  type AdminRules,
  type AdviserInput,
  type BatchAdvisers,
  type ComparisonInput,
  compareRules,
  type PointRules,
  type PointRulesInput,
  type RulesComparisonAnswer,
  rulesFor,
  type ShownTerm,
  type TermInput,
} from '@quad/domain/activity-points';
import { type Batch, isSameBatch } from '@quad/domain/approvals';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import { databaseFault } from '../../db/errors.ts';
import { newId } from '../../db/ids.ts';
import type { InputParams } from '../../plugins/idempotency.ts';
import { findCapablePeople, toStudentReference } from '../accounts/accounts.service.ts';
import { auditedTransaction, recordAll } from '../audit/audit.service.ts';
import { findAdvisers, findAllRules, findNewest, insertRules, lockRules, replaceAdvisers } from './pointRules.repo.ts';
import { insertTerm } from './signing.repo.ts';
import { pointContextOf, toCounted } from './studentPoints.ts';
import { countBatches, findStudents, type StudentRow } from './students.repo.ts';

/** Number of students compared at a time, which bounds the memory. */
const BATCH_SIZE = 500;

/** All versions of the rules, with the number of students to whom each applies today (access M13). */
export async function listRules(context: Context): Promise<AdminRules[]> {
  const { db, instituteId } = context;
  const all = await findAllRules(db, instituteId);
  return withStudents(context, all, all);
}

async function withStudents(context: Context, shown: readonly PointRules[], all: readonly PointRules[]): Promise<AdminRules[]> {
  const { db, instituteId } = context;
  const { today } = pointContextOf(context);
  const batches = await countBatches(db, instituteId, [...new Set(shown.map(({ program }) => program))]);
  return shown.map((rules) => {
    const own = batches.filter((batch) => {
      const holding = rulesFor(all, batch, today);
      return holding?._id === rules._id && holding.version === rules.version;
    });
    return { ...rules, students: own.reduce((sum, { students }) => sum + students, 0) };
  });
}

/**
 * Stores rules as a new version of the rules with the same programme and name, or as the first version (access M13). Signed terms do not
 * change.
 */
export async function createRules(context: Context, { actor, claim, input }: InputParams<PointRulesInput>): Promise<Result<AdminRules>> {
  const { clock, instituteId } = context;
  const now = clock();
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    await lockRules(tx, instituteId);
    const former = await findNewest(tx, instituteId, input);
    const rules = { ...input, _id: former?.id ?? newId(now), version: (former?.version ?? 0) + 1 };
    const { program, admitted_from, admitted_to, valid_from } = input;
    await insertRules(tx, {
      instituteId,
      id: rules._id,
      version: rules.version,
      program,
      admittedFrom: admitted_from,
      admittedTo: admitted_to,
      validFrom: valid_from,
      rules: input,
      createdAt: now,
    });
    const [value] = await withStudents({ ...context, db: tx }, [rules], await findAllRules(tx, instituteId));
    if (!value) throw new Error('Rules that were kept are not there.');
    return accept({
      value,
      audit: { action: 'point-rules.create', subjectId: rules._id, detail: { name: input.name, program, version: rules.version } },
    });
  });
}

/** Computes how other rules would change the students' points, one page of students at a time (access M13). Changes nothing. */
export async function compare(context: Context, { rules, threshold }: ComparisonInput): Promise<RulesComparisonAnswer> {
  const { db, instituteId } = context;
  const counting = pointContextOf(context);
  const proposed = { ...rules, _id: 'proposed', version: 0 };
  const all = await findAllRules(db, instituteId);
  const answer: RulesComparisonAnswer = { students: 0, changed: 0, falling: [], rising: [] };
  for (const batch of await countBatches(db, instituteId, [rules.program])) {
    if (!rulesFor([proposed], batch, proposed.valid_from)) continue;
    // Students without rules had no points.
    const current = rulesFor(all, batch, counting.today) ?? { ...proposed, segments: [] };
    for await (const students of inPages(context, batch)) {
      const compared = compareRules(
        students.map((row) => toCounted(row, batch, counting)),
        { current, proposed, threshold },
      );
      const referenceOf = new Map(students.map((row) => [row.id, toStudentReference(row)]));
      answer.students += compared.students;
      answer.changed += compared.changed;
      answer.falling.push(...compared.falling.flatMap((id) => referenceOf.get(id) ?? []));
      answer.rising.push(...compared.rising.flatMap((id) => referenceOf.get(id) ?? []));
    }
  }
  return answer;
}

async function* inPages({ db, instituteId }: Context, batch: Batch): AsyncGenerator<StudentRow[]> {
  let after: string | undefined;
  do {
    const students = await findStudents(db, instituteId, batch, { page: { after, limit: BATCH_SIZE } });
    yield students;
    after = students.length < BATCH_SIZE ? undefined : students.at(-1)?.id;
  } while (after !== undefined);
}

/** Name of the constraint that prevents overlapping terms. */
const NO_OVERLAP = 'point_terms_no_overlap';

/** Adds a term (access M13). */
export async function addTerm(context: Context, { actor, claim, input }: InputParams<TermInput>): Promise<Result<ShownTerm>> {
  const { clock, instituteId } = context;
  const id = newId(clock());
  const { name, from, until } = input;
  try {
    return await auditedTransaction(context, { actor, claim }, async (tx) => {
      await insertTerm(tx, { instituteId, id, name, startsOn: from, endsOn: until });
      return accept({
        value: { _id: id, name, from, until },
        audit: { action: 'point-term.create', subjectId: id, detail: { name, from, until } },
      });
    });
  } catch (error) {
    if (databaseFault(error)?.constraint !== NO_OVERLAP) throw error;
    return refuse('CONFLICT', ACTIVITY_POINT_TEXTS.overlap, { from: ACTIVITY_POINT_TEXTS.overlap });
  }
}

/** The batches with rules or advisers today, with their advisers (access M13). */
export async function listAdvisers(context: Context): Promise<BatchAdvisers[]> {
  const { db, instituteId } = context;
  const { today } = pointContextOf(context);
  const [all, advisers] = await Promise.all([findAllRules(db, instituteId), findAdvisers(db, instituteId)]);
  const programs = new Set([...all, ...advisers].map(({ program }) => program));
  const counted = await countBatches(db, instituteId, [...programs]);
  const ruled = counted.filter((batch) => rulesFor(all, batch, today));
  const advised = Map.groupBy(advisers, ({ program, admission_year }) => `${admission_year} ${program}`);
  const batches: Batch[] = [...ruled, ...[...advised.values()].flatMap(([first]) => first ?? [])];
  const known = batches.filter((batch, at) => batches.findIndex((other) => isSameBatch(other, batch)) === at);
  return known
    .map(({ program, admission_year }) => ({
      program,
      admission_year,
      students: counted.find((each) => isSameBatch(each, { program, admission_year }))?.students ?? 0,
      advisers: (advised.get(`${admission_year} ${program}`) ?? []).map(({ id, name, email }) => ({
        _id: id,
        username: email,
        personal_info: { name },
      })),
    }))
    .toSorted((one, other) =>
      one.program === other.program ? other.admission_year - one.admission_year : one.program < other.program ? -1 : 1,
    );
}

/** Sets the advisers of a batch (access M13). Nobody can name themselves. Each added or removed adviser is recorded in the audit log. */
export function setAdvisers(context: Context, { actor, claim, input }: InputParams<AdviserInput>): Promise<Result<{ message: string }>> {
  const { instituteId } = context;
  const { program, admission_year } = input;
  const ids = [...new Set(input.user_ids)];
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const capable = await findCapablePeople(tx, instituteId, ids);
    if (capable.length < ids.length)
      return refuse('NOT_FOUND', ACTIVITY_POINT_TEXTS.noAdviser, { user_ids: ACTIVITY_POINT_TEXTS.noAdviser });
    const former = await replaceAdvisers(tx, instituteId, { program, admission_year }, ids);
    if (ids.includes(actor.userId) && !former.includes(actor.userId)) return refuse('SELF_APPOINTMENT', ACTIVITY_POINT_TEXTS.ownAdviser);
    const detail = { program, year: admission_year };
    await recordAll(tx, context, actor.userId, [
      ...ids.filter((id) => !former.includes(id)).map((id) => ({ action: 'adviser.add' as const, subjectId: id, detail })),
      ...former.filter((id) => !ids.includes(id)).map((id) => ({ action: 'adviser.remove' as const, subjectId: id, detail })),
    ]);
    return accept({ value: { message: ACTIVITY_POINT_TEXTS.advisersSet }, audit: undefined });
  });
}
