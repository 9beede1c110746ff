import type { OrgUnit } from '@quad/domain/org-units';
import type { OrgUnitRow } from './orgUnits.repo.ts';

/** A unit as the API sends it; its budget is for office-bearers. */
export function toOrgUnit(row: OrgUnitRow, { withBudget }: { withBudget: boolean }): OrgUnit {
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
    ...(withBudget ? { budget_info: { allocated_budget: row.allocatedBudget, spent_amount: row.spentAmount } } : {}),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
