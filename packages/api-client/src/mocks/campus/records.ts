import { aPositionHolder, manyPositionHolders, manyPositions, UNITS } from '@quad/domain/fixtures';
import type { OrgUnit } from '@quad/domain/org-units';
import type { Position, PositionHolder } from '@quad/domain/positions';

/** Units, their positions and who holds them, as the campus's office keeps them. */
export interface Records {
  units: OrgUnit[];
  positions: Position[];
  holders: PositionHolder[];
}

/** Records of an ordinary day; the student has a position too. */
export function createRecords(given: Partial<Records> = {}): Records {
  const ofTheStudent = aPositionHolder({ _id: '0000000a-0000-4000-8000-000000000901', por_id: 'POR-901' });
  return {
    units: [...UNITS],
    positions: manyPositions(UNITS.length),
    holders: [ofTheStudent, ...manyPositionHolders(24)],
    ...given,
  };
}
