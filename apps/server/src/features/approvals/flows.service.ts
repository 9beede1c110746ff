import {
  type ApprovalFlow,
  type ApprovalKind,
  type ApprovalStep,
  type ApprovalSubject,
  FLOW_KINDS,
  FLOW_TEXTS,
  type FlowKind,
  type FlowSimulation,
  type FlowVersion,
  type InstituteFlow,
  type InstituteFlowInput,
  SHIPPED_FLOWS,
  type SwitchFlowInput,
  simulateFlow,
} from '@quad/domain/approvals';
import { FEATURE_FLAG_TEXTS, type FeatureFlag, isEnabled } from '@quad/domain/feature-flags';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import { advisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid } from '../../db/ids.ts';
import type { InputParams } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { findUnitNames } from '../org-units/orgUnits.service.ts';
import { namePositions } from '../positions/positions.service.ts';
import { countOpenByVersion, findFlows, findOpen, insertFlow } from './flows.repo.ts';
import { findHolders, toDecider } from './officeHolders.repo.ts';
import { type ApprovalContext, dayOf } from './officeHolders.service.ts';

/** Number of versions listed to revert to, and maximum number of requests in a simulation. */
const MAX_LISTED_VERSIONS = 20;
const MAX_SIMULATED = 500;
/** Number of people named per office; the rest is only counted. */
const MAX_NAMED = 5;
/** The feature of each kind. If it is turned off, its flow is not used. */
const FLAG_OF_KIND: Readonly<Record<FlowKind, FeatureFlag>> = {
  'activity-claim': 'recognition',
  certificates: 'recognition',
  budget: 'money',
  reimbursement: 'money',
};

type FlowVersionRow = Pick<ApprovalFlow, 'version' | 'name' | 'steps'>;
type InstituteKey = Pick<ApprovalContext, 'instituteId'>;

function asFlow(kind: FlowKind, { version, name, steps }: FlowVersionRow): ApprovalFlow {
  return { _id: kind, kind, version, is_active: true, name, steps };
}

/** The flow for new requests: the newest of the institute, or the built-in one. */
export async function readFlowOf(db: Database, { instituteId }: InstituteKey, kind: FlowKind): Promise<ApprovalFlow> {
  const [newest] = await findFlows(db, instituteId, kind, 1);
  return newest ? asFlow(kind, newest) : SHIPPED_FLOWS[kind];
}

function positionsOf(flows: readonly { readonly steps: readonly ApprovalStep[] }[]): string[] {
  const approvers = flows.flatMap(({ steps }) => steps.flatMap((step) => step.approvers));
  return [...new Set(approvers.flatMap((approver) => (approver.kind === 'position' ? [approver.position_id] : [])))];
}

/** The kinds of requests of enabled features. */
export function enabledKinds({ config }: Pick<Context, 'config'>): FlowKind[] {
  return FLOW_KINDS.filter((kind) => isEnabled(config.institute, FLAG_OF_KIND[kind]));
}

/** The flows of enabled features (access M13). */
export function readFlows(context: Pick<Context, 'config' | 'db' | 'instituteId'>): Promise<InstituteFlow[]> {
  return Promise.all(enabledKinds(context).map((kind) => readFlow(context.db, context.instituteId, kind)));
}

/** The versions of a flow, active one first. */
async function readFlow(db: Database, instituteId: string, kind: FlowKind): Promise<InstituteFlow> {
  const [rows, counts] = await Promise.all([
    findFlows(db, instituteId, kind, MAX_LISTED_VERSIONS),
    countOpenByVersion(db, instituteId, kind),
  ]);
  const written = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  const versions = [...written, { ...SHIPPED_FLOWS[kind], createdAt: null }].map(
    ({ version, name, steps, createdAt }): FlowVersion => ({
      ...{ version, name, steps, created_at: createdAt },
      open_count: counts.get(version) ?? 0,
    }),
  );
  return { kind, versions, positions: await namePositions(db, instituteId, positionsOf(versions)) };
}

/** Refuses flows and requests of features that are turned off. */
export function checkEnabled(context: Pick<Context, 'config'>, kind: ApprovalKind): Result<true> {
  return enabledKinds(context).some((each) => each === kind) ? accept(true) : refuse('SWITCHED_OFF', FEATURE_FLAG_TEXTS.off);
}

/** Refuses steps that refer to an unknown position, with a field error for the step. */
async function checkPositions(
  db: Database,
  { instituteId }: Pick<ApprovalContext, 'instituteId'>,
  { steps }: Pick<FlowVersionRow, 'steps'>,
) {
  const ids = positionsOf([{ steps }]);
  const known = ids.every(isUuid) ? await namePositions(db, instituteId, ids) : [];
  const isKnown = (id: string) => known.some(({ _id }) => _id === id);
  const at = steps.findIndex((step) => positionsOf([{ steps: [step] }]).some((id) => !isKnown(id)));
  return at === -1 ? accept(ids) : refuse('NOT_FOUND', FLOW_TEXTS.noPosition, { [`steps.${at}.approvers`]: FLOW_TEXTS.noPosition });
}

/** Activates other steps for new requests (access M13). Open requests keep the version with which they started. */
export function switchFlow(context: Context, { actor, claim, input }: InputParams<SwitchFlowInput>): Promise<Result<InstituteFlow>> {
  const { clock, instituteId } = context;
  const { kind, version: seen, name, steps } = input;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const part = checkEnabled(context, kind);
    if (!part.ok) return part;
    await advisoryLock(tx, 'approval flow', instituteId);
    const current = await readFlowOf(tx, context, kind);
    if (current.version !== seen) return refuse('STALE', FLOW_TEXTS.stale);
    const known = await checkPositions(tx, context, input);
    if (!known.ok) return known;
    const version = current.version + 1;
    await insertFlow(tx, { instituteId, kind, version, name, steps, createdAt: clock() });
    return accept({
      value: await readFlow(tx, instituteId, kind),
      audit: { action: 'approval.switch-flow', detail: { kind, name, version, steps: steps.length } },
    });
  });
}

/** Simulates who would decide the open requests with other steps (access M13). Changes nothing and names no request. */
export async function simulateRequests(context: Context, input: InstituteFlowInput): Promise<Result<FlowSimulation>> {
  const { db, instituteId } = context;
  const { kind } = input;
  const day = dayOf(context);
  const part = checkEnabled(context, kind);
  if (!part.ok) return part;
  const known = await checkPositions(db, context, input);
  if (!known.ok) return known;
  const [open, holders, counts] = await Promise.all([
    findOpen(db, instituteId, kind, MAX_SIMULATED),
    findHolders(db, day, known.value),
    countOpenByVersion(db, instituteId, kind),
  ]);
  const starts = open.map(({ id, subject, requestedBy }) => ({ _id: id, subject, requestedBy, about: [requestedBy] }));
  const directory = { people: holders.map(toDecider), deputies: [] };
  const { steps, stuckIds } = simulateFlow(asFlow(kind, { ...input, version: 0 }), { open: starts, directory, now: day.now });
  const nameOf = new Map(holders.map(({ id, name }) => [id, name]));
  const stuck = open.filter(({ id }) => stuckIds.includes(id)).map(({ subject }) => subject);
  return accept({
    open: [...counts.values()].reduce((sum, count) => sum + count, 0),
    simulated: open.length,
    steps: steps.map(({ requestIds, approvers }) => ({
      requests: requestIds.length,
      approvers: approvers.map(({ personIds, missingIds, isVacant }) => ({
        people: personIds.length,
        named: personIds.slice(0, MAX_NAMED).map((id) => ({ _id: id, personal_info: { name: nameOf.get(id) ?? '' } })),
        missing: missingIds.length,
        is_vacant: isVacant,
      })),
    })),
    stuck: await countStuck(db, instituteId, stuck),
  });
}

/** Number of subjects by class or unit. */
async function countStuck(db: Database, instituteId: string, subjects: readonly ApprovalSubject[]): Promise<FlowSimulation['stuck']> {
  const unitIds = subjects.flatMap(({ unit }) => unit?.id ?? []);
  const names = unitIds.length > 0 ? await findUnitNames(db, instituteId, [...new Set(unitIds)]) : [];
  const found = new Map<string, FlowSimulation['stuck'][number]>();
  for (const { batch = null, unit } of subjects) {
    const key = batch ? `${batch.admission_year} ${batch.program}` : (unit?.id ?? '');
    const before = found.get(key) ?? { batch, unit: names.find(({ _id }) => _id === unit?.id) ?? null, requests: 0 };
    found.set(key, { ...before, requests: before.requests + 1 });
  }
  return [...found.values()];
}
