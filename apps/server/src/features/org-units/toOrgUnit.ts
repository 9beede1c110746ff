import type { OrgUnit } from '@quad/domain/org-units';
import type { OrgUnitRow } from './orgUnits.repo.ts';

/** Rupees that a unit was given, and has spent of them. */
export interface UnitBudget {
  readonly allocated: number;
  readonly spent: number;
}

/** A unit as the API sends it; its budget is for office-bearers. */
export function toOrgUnit(row: OrgUnitRow, budget: UnitBudget | undefined): OrgUnit {
  return {
    _id: row.id,
    unit_id: row.id,
    name: row.name,
    type: row.type,
    description: row.description,
    parent_unit_id: row.parentUnitId,
    hierarchy_level: row.hierarchyLevel,
    category: row.category,
    is_active: row.isActive,
    contact_info: { email: row.contactEmail, social_media: row.socialMedia.map(({ platform, url }) => ({ platform, url })) },
    ...(budget && { budget_info: { allocated_budget: budget.allocated, spent_amount: budget.spent } }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
