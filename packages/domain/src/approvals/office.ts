import { gensecScope, looksAfterUnitCategory } from '../access/categories.ts';
import { GENSEC_ROLES } from '../access/roles.ts';
import { skillTypeOfCategory } from '../endorsements/endorsedSkillType.ts';
import type { ApprovalSubject, Decider } from './approver.ts';
import type { ApprovalStep, Approver } from './flow.ts';

/**
 * The office that decides something, named with what it is held of: whoever holds one of that name may decide it. Undefined where there is
 * none, as for the coordinator of a unit where there is no unit. A database finds by it what waits for somebody.
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
      const role = unit && GENSEC_ROLES.find((each) => looksAfterUnitCategory(each, unit.category));
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

/** Every office that somebody holds now, by its name. */
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

/** Whether somebody is the approver that a flow names, for what is decided. */
export function isApprover(decider: Decider, approver: Approver, subject: ApprovalSubject): boolean {
  const office = officeOf(approver, subject);
  return office !== undefined && officesOf(decider).includes(office);
}

/** Which approvers of a step somebody is, by their places in its list. */
export function capacitiesOf(decider: Decider, { approvers }: ApprovalStep, subject: ApprovalSubject): number[] {
  return approvers.flatMap((approver, index) => (isApprover(decider, approver, subject) ? [index] : []));
}
