import { isGensec } from '@quad/domain/access';
import { isEnabled } from '@quad/domain/feature-flags';
import { checkAllocates, toPaise } from '@quad/domain/ledger';
import { checkCreatesUnit, type OrgUnit, type OrgUnitInput, TYPED_BUDGET_TEXTS, UNIT_ARCHIVED, UnitCategory } from '@quad/domain/org-units';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import * as v from 'valibot';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { databaseFault } from '../../db/errors.ts';
import { isUuid, newId } from '../../db/ids.ts';
import { emptyPage, mapPage, type NameCursor, type Page, type PageRequest } from '../../db/pages.ts';
import type { InputParams } from '../../plugins/idempotency.ts';
import { noSuch } from '../../plugins/validation.ts';
import { createCoordinator } from '../accounts/coordinators.service.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { yearOfOffice } from '../institutes/yearOfOffice.service.ts';
import { postEntry } from '../ledger/ledger.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { findUnit, findUnitPage, insertUnit, type OrgUnitRow, type UnitChoice } from './orgUnits.repo.ts';
import type { LedgerBudgets } from './orgUnits.table.ts';
import { toOrgUnit, type UnitBudget } from './toOrgUnit.ts';

/** For other features, which check access themselves. */
export { findUnit, findUnitNames, findUnitOfContact, findUnitPage, findUnits, type OrgUnitRow, saveContact } from './orgUnits.repo.ts';

/** Units by name: all, those of a category, or the one of a contact (access U1). */
export async function listUnits(
  context: Context,
  actor: Actor,
  { category, ...filters }: { category?: string | undefined } & Pick<UnitChoice, 'search' | 'contact'>,
  page: PageRequest<NameCursor>,
): Promise<Result<Page<OrgUnit, NameCursor>>> {
  const chosen = v.safeParse(v.optional(UnitCategory), category || undefined);
  if (!chosen.success) return refuse('INVALID', 'There is no such category.', { category: 'There is no such category.' });
  // A GenSec with an unknown category has a student's rights, but no units.
  if (actor.role === 'STUDENT' && isGensec(actor.storedRole)) return accept(emptyPage());
  const found = await findUnitPage(context.db, context.instituteId, { ...filters, category: chosen.output }, page);
  return accept(mapPage(found, (row) => toOrgUnit(row, actor.role === 'STUDENT' ? undefined : budgetOfUnit(context, row))));
}

/** A unit with its budget, for those who manage it. */
export function toManagedUnit(context: RowContext, row: OrgUnitRow): OrgUnit {
  return toOrgUnit(row, budgetOfUnit(context, row));
}

type RowContext = Pick<Context, 'clock' | 'config'>;

/**
 * Allocated and spent amounts of a unit: those of the current year in the ledger if the money feature is on, otherwise as entered
 * (docs/specification/money.md#money-figures).
 */
export function budgetOfUnit(context: RowContext, { allocatedBudget, spentAmount, ledgerBudgets }: OrgUnitRow): UnitBudget {
  if (!isEnabled(context.config.institute, 'money')) return { allocated: allocatedBudget, spent: spentAmount };
  return ledgerBudgets[yearOfOffice(context)] ?? { allocated: 0, spent: 0 };
}

/** Total of the units' allocated and spent amounts in rupees. */
export function budgetOf(context: RowContext, units: readonly OrgUnitRow[]): { total: number; used: number } {
  const budgets = units.map((unit) => budgetOfUnit(context, unit));
  return {
    total: budgets.reduce((sum, { allocated }) => sum + allocated, 0),
    used: budgets.reduce((sum, { spent }) => sum + spent, 0),
  };
}

/** Errors for unique violations, by index name. */
const TAKEN: Readonly<Record<string, readonly [field: string, message: string]>> = {
  org_units_name: ['name', 'There is an organizational unit with this name already.'],
  org_units_contact_email: ['contact_info.email', 'Another organizational unit has this contact email.'],
  users_email: ['contact_info.email', 'An account with this email already exists. Choose another address for the unit.'],
};

/**
 * Creates a unit and the account of its coordinator, who gets a mail with a link to sign in (access U2). The contact address makes its user
 * the coordinator, so nobody else may have it.
 */
export async function createUnit(context: Context, creating: InputParams<OrgUnitInput>): Promise<Result<OrgUnit>> {
  try {
    return await saveUnit(context, creating);
  } catch (error) {
    const [field, message] = TAKEN[databaseFault(error)?.constraint ?? ''] ?? [];
    if (!field || !message) throw error;
    return refuse('DUPLICATE', message, { [field]: message });
  }
}

function saveUnit(context: Context, { actor, claim, input }: InputParams<OrgUnitInput>): Promise<Result<OrgUnit>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const parent = await findParent(tx, instituteId, input.parent_unit_id);
    if (!parent.ok) return parent;
    const category = checkCreatesUnit({ role: actor.role, category: input.category, parent: parent.value });
    if (!category.ok) return category;
    const isTyped = checkEnteredBudget(context, actor, input);
    if (!isTyped.ok) return isTyped;
    const now = clock();
    const times = { createdAt: now, updatedAt: now };
    const row = await insertUnit(tx, { ...toColumns(input), ...times, instituteId, id: newId(now), category: category.value });
    const allocated = await allocateEnteredBudget(tx, context, { id: row.id, input });
    if (!allocated.ok) return allocated;
    const coordinator = await createCoordinator(tx, context, { email: row.contactEmail, name: row.name });
    const subject = { id: row.id, title: row.name };
    await notify(tx, context, { kind: 'unit-created', actorId: actor.userId, subject, to: recipients('looks-after', [coordinator.id]) });
    const detail = { name: row.name, category: row.category, contactEmail: row.contactEmail, coordinatorId: coordinator.id };
    return accept({
      value: toManagedUnit(context, { ...row, ledgerBudgets: allocated.value }),
      audit: { action: 'unit.create', subjectId: row.id, detail },
    });
  });
}

/**
 * With a ledger, the allocated amount of the form is posted there, so the requester must be allowed to allocate money. The spent amount
 * cannot be entered.
 */
function checkEnteredBudget({ config }: RowContext, actor: Actor, { budget_info: typed }: OrgUnitInput): Result<true> {
  if (!isEnabled(config.institute, 'money')) return accept(true);
  const spent = TYPED_BUDGET_TEXTS.spent;
  if (typed.spent_amount > 0) return refuse('INVALID', spent, { 'budget_info.spent_amount': spent });
  if (typed.allocated_budget === 0 || checkAllocates(actor).ok) return accept(true);
  const { allocated } = TYPED_BUDGET_TEXTS;
  return refuse('FORBIDDEN', allocated, { 'budget_info.allocated_budget': allocated });
}

/** Posts the allocated amount of a new unit to the ledger, if the money feature is on. Returns the unit's budget in the ledger. */
async function allocateEnteredBudget(
  tx: Database,
  context: Context,
  { id: unit, input: { budget_info: typed } }: { readonly id: string; readonly input: OrgUnitInput },
): Promise<Result<LedgerBudgets>> {
  const allocated = typed.allocated_budget;
  if (!isEnabled(context.config.institute, 'money') || allocated === 0) return accept({});
  const year = yearOfOffice(context);
  const posted = await postEntry(tx, context, { transaction: { kind: 'allocation', unit, year, amount: toPaise(allocated) } });
  return posted.ok ? accept({ [year]: { allocated, spent: 0 } }) : posted;
}

async function findParent(tx: Database, instituteId: string, id: string | null): Promise<Result<OrgUnitRow | undefined>> {
  if (id === null) return accept(undefined);
  const parent = isUuid(id) ? await findUnit(tx, instituteId, id) : undefined;
  if (!parent) return noSuch('parent_unit_id', id, 'This parent unit does not exist.');
  return parent.isActive ? accept(parent) : refuse('CONFLICT', UNIT_ARCHIVED, { parent_unit_id: UNIT_ARCHIVED });
}

function toColumns({ contact_info: contact, budget_info: budget, ...input }: OrgUnitInput) {
  return {
    name: input.name,
    type: input.type,
    description: input.description,
    parentUnitId: input.parent_unit_id,
    hierarchyLevel: input.hierarchy_level,
    isActive: input.is_active,
    contactEmail: contact.email,
    socialMedia: contact.social_media,
    allocatedBudget: budget.allocated_budget,
    spentAmount: budget.spent_amount,
  };
}
