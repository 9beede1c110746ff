import type { OrgUnit } from '@quad/domain/org-units';
import type { OrgUnitRow } from './orgUnits.repo.ts';

/** Allocated and spent amounts of a unit, in rupees. */
export interface UnitBudget {
  readonly allocated: number;
  readonly spent: number;
}

/** A unit as the API returns it, with its budget for office-bearers only. */
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
