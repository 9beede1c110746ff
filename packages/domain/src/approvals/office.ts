import { gensecScope, isGensecOfUnitCategory } from '../access/categories.ts';
import { GENSEC_ROLES } from '../access/roles.ts';
import { skillTypeOfCategory } from '../endorsements/endorsedSkillType.ts';
import type { ApprovalSubject, Decider } from './approver.ts';
import type { ApprovalStep, Approver } from './flow.ts';

/**
 * Returns the key of the office that decides, including what it is an office of; whoever holds an office with that key may decide.
 * Undefined if there is none, such as the coordinator of a missing unit. The database finds pending items by this key.
 */
export function officeOf(approver: Approver, { unit, category, roomDecider, batch }: ApprovalSubject): string | undefined {
  switch (approver.kind) {
    case 'position':
      return `position ${approver.position_id}`;
    case 'adviser':
      return batch ? `adviser ${batch.admission_year} ${batch.program}` : undefined;
    case 'administrator':
      return 'administrator';
    case 'secretary': {
      const role = unit && GENSEC_ROLES.find((each) => isGensecOfUnitCategory(each, unit.category));
      return role ? `role ${role}` : undefined;
    }
    case 'room-decider':
      return roomDecider ? `role ${roomDecider}` : undefined;
    case 'role': {
      const { role, scope } = approver;
      if (scope === 'institute') return `role ${role}`;
      if (role === 'CLUB_COORDINATOR') {
        if (scope === 'unit') return unit ? `coordinator of unit ${unit.id}` : undefined;
        return category ? `coordinator in ${category}` : undefined;
      }
      const own = gensecScope(role);
      const isOwn = scope === 'unit' ? unit != null && own?.unit === unit.category : category != null && own?.event === category;
      return isOwn ? `role ${role}` : undefined;
    }
  }
}

/** Returns the keys of all offices that a person holds now. */
export function officesOf({ role, unit, positionIds = [], advises = [], isAdministrator = false }: Decider): string[] {
  const type = unit ? skillTypeOfCategory(unit.category) : undefined;
  return [
    `role ${role}`,
    ...(role === 'CLUB_COORDINATOR' && unit ? [`coordinator of unit ${unit.id}`, ...(type ? [`coordinator in ${type}`] : [])] : []),
    ...positionIds.map((id) => `position ${id}`),
    ...advises.map(({ program, admission_year }) => `adviser ${admission_year} ${program}`),
    ...(isAdministrator ? ['administrator'] : []),
  ];
}

/** Whether a person is the approver that a flow names, for a subject. */
export function isApprover(decider: Decider, approver: Approver, subject: ApprovalSubject): boolean {
  const office = officeOf(approver, subject);
  return office !== undefined && officesOf(decider).includes(office);
}

/** Returns the indexes of a step's approvers that a person is. */
export function capacitiesOf(decider: Decider, { approvers }: ApprovalStep, subject: ApprovalSubject): number[] {
  return approvers.flatMap((approver, index) => (isApprover(decider, approver, subject) ? [index] : []));
}
