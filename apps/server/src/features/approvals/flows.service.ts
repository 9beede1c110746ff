import {
  ACTIVITY_CLAIM_FLOW,
  type ApprovalFlow,
  type ApprovalKind,
  type ApprovalStep,
  type Batch,
  BUDGET_FLOW,
  type ClaimFlow,
  type ClaimFlowInput,
  FLOW_TEXTS,
  type FlowSimulation,
  type FlowVersion,
  isSameBatch,
  REIMBURSEMENT_FLOW,
  type SwitchFlowInput,
  simulateFlow,
} from '@quad/domain/approvals';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { advisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid } from '../../db/ids.ts';
import type { IdempotencyClaim } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { namePositions } from '../positions/positions.service.ts';
import { countOpenByVersion, findFlows, findOpen, insertFlow } from './flows.repo.ts';
import { findHolders, toDecider } from './officeHolders.repo.ts';
import type { Inside } from './officeHolders.service.ts';

const KIND = 'activity-claim';
/** So many versions are shown to go back to, and so many claims looked at by a simulation. */
const SHOWN = 20;
const SIMULATED = 500;
/** So many people of an office are named; the rest is counted. */
const NAMED = 5;

type Written = Pick<ApprovalFlow, 'version' | 'name' | 'steps'>;

function asFlow({ version, name, steps }: Written): ApprovalFlow {
  return { _id: KIND, kind: KIND, version, is_active: true, name, steps };
}

/** The flows of the portal, of which an institute may write its own. */
const SHIPPED_FLOWS = {
  'activity-claim': ACTIVITY_CLAIM_FLOW,
  budget: BUDGET_FLOW,
  reimbursement: REIMBURSEMENT_FLOW,
} as const satisfies Readonly<Partial<Record<ApprovalKind, ApprovalFlow>>>;

/** The flow that something goes through from now on: the newest that the institute has written, or the portal's own. */
export async function readFlowOf(
  db: Database,
  { instituteId }: Pick<Inside, 'instituteId'>,
  kind: keyof typeof SHIPPED_FLOWS,
): Promise<ApprovalFlow> {
  const [newest] = await findFlows(db, instituteId, kind, 1);
  return newest ? { ...asFlow(newest), _id: kind, kind } : SHIPPED_FLOWS[kind];
}

function positionsOf(flows: readonly { readonly steps: readonly ApprovalStep[] }[]): string[] {
  const approvers = flows.flatMap(({ steps }) => steps.flatMap((step) => step.approvers));
  return [...new Set(approvers.flatMap((approver) => (approver.kind === 'position' ? [approver.position_id] : [])))];
}

/** The versions of the flow of claims, the one that is on first (access M13). */
export async function readClaimFlow({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>): Promise<ClaimFlow> {
  const [rows, counts] = await Promise.all([findFlows(db, instituteId, KIND, SHOWN), countOpenByVersion(db, instituteId, KIND)]);
  const written = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  const versions = [...written, { ...ACTIVITY_CLAIM_FLOW, createdAt: null }].map(
    ({ version, name, steps, createdAt }): FlowVersion => ({
      ...{ version, name, steps, created_at: createdAt },
      open_count: counts.get(version) ?? 0,
    }),
  );
  return { versions, positions: await namePositions(db, instituteId, positionsOf(versions)) };
}

/** Refuses steps that name an office which is not there, beside the step. */
async function checkPositions(db: Database, { instituteId }: Pick<Inside, 'instituteId'>, { steps }: Pick<Written, 'steps'>) {
  const ids = positionsOf([{ steps }]);
  const known = ids.every(isUuid) ? await namePositions(db, instituteId, ids) : [];
  const isKnown = (id: string) => known.some(({ _id }) => _id === id);
  const at = steps.findIndex((step) => positionsOf([{ steps: [step] }]).some((id) => !isKnown(id)));
  return at === -1 ? accept(ids) : refuse('NOT_FOUND', FLOW_TEXTS.noPosition, { [`steps.${at}.approvers`]: FLOW_TEXTS.noPosition });
}

interface Switching {
  readonly actor: Actor;
  readonly claim: IdempotencyClaim | undefined;
  readonly input: SwitchFlowInput;
}

/** Has claims go through other steps from now on (access M13). What is open keeps the version that it began with. */
export function switchFlow(context: Context, { actor, claim, input }: Switching): Promise<Result<ClaimFlow>> {
  const { clock, instituteId } = context;
  const { version: seen, name, steps } = input;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    await advisoryLock(tx, 'approval flow', instituteId);
    const current = await readFlowOf(tx, context, KIND);
    if (current.version !== seen) return refuse('STALE', FLOW_TEXTS.stale);
    const known = await checkPositions(tx, context, input);
    if (!known.ok) return known;
    const version = current.version + 1;
    await insertFlow(tx, { instituteId, kind: KIND, version, name, steps, createdAt: clock() });
    return accept({
      value: await readClaimFlow({ db: tx, instituteId }),
      audit: { action: 'approval.switch-flow', detail: { kind: KIND, name, version, steps: steps.length } },
    });
  });
}

/** To whom the claims that are open would go by other steps (access M13). Nothing is changed, and no claim is named. */
export async function simulateClaims(context: Context, input: ClaimFlowInput): Promise<Result<FlowSimulation>> {
  const { clock, db, instituteId } = context;
  const now = clock();
  const known = await checkPositions(db, context, input);
  if (!known.ok) return known;
  const [open, holders, counts] = await Promise.all([
    findOpen(db, instituteId, KIND, SIMULATED),
    findHolders(db, instituteId, now, known.value),
    countOpenByVersion(db, instituteId, KIND),
  ]);
  const starts = open.map(({ id, subject, requestedBy }) => ({ _id: id, subject, requestedBy, about: [requestedBy] }));
  const directory = { people: holders.map(toDecider), deputies: [] };
  const { steps, stuckIds } = simulateFlow(asFlow({ ...input, version: 0 }), { open: starts, directory, now });
  const nameOf = new Map(holders.map(({ id, name }) => [id, name]));
  return accept({
    open: [...counts.values()].reduce((sum, count) => sum + count, 0),
    simulated: open.length,
    steps: steps.map(({ requestIds, approvers }) => ({
      requests: requestIds.length,
      approvers: approvers.map(({ personIds, missingIds, isVacant }) => ({
        people: personIds.length,
        named: personIds.slice(0, NAMED).map((id) => ({ _id: id, personal_info: { name: nameOf.get(id) ?? '' } })),
        missing: missingIds.length,
        is_vacant: isVacant,
      })),
    })),
    stuck: byClass(open.filter(({ id }) => stuckIds.includes(id)).flatMap(({ subject }) => subject.batch ?? [])),
  });
}

/** How many claims there are of each class. */
function byClass(batches: readonly Batch[]): FlowSimulation['stuck'] {
  const classes = batches.filter((batch, at) => batches.findIndex((other) => isSameBatch(other, batch)) === at);
  return classes.map((batch) => ({ ...batch, requests: batches.filter((other) => isSameBatch(other, batch)).length }));
}
