import type { Position, PositionRecord } from '@quad/domain/positions';
import type { PositionEntry } from './positions.repo.ts';
import type { PositionRow } from './positions.table.ts';

/** A position as lists show it. Contact addresses of units are for office-bearers. */
export function toPosition({ position, unit }: PositionEntry, { withAddresses }: { withAddresses: boolean }): Position {
  const { id, name, category, contactEmail: email } = unit;
  return { ...stored(position), unit_id: { _id: id, name, category, ...(withAddresses ? { contact_info: { email } } : {}) } };
}

/** A position as stored, with the id of its unit. */
export function toPositionRecord(position: PositionRow): PositionRecord {
  return { ...stored(position), unit_id: position.unitId };
}

function stored(row: PositionRow) {
  return {
    _id: row.id,
    position_id: row.id,
    title: row.title,
    position_type: row.positionType,
    description: row.description,
    position_count: row.positionCount,
    requirements: { min_cgpa: row.minCgpa, min_year: row.minYear, skills_required: row.skillsRequired },
    responsibilities: row.responsibilities,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
