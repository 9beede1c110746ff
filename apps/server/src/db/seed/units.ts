import type { orgUnits } from '../schema.ts';
import { type Calendar, FOUNDED_DAYS_AGO } from './calendar.ts';
import { ACADEMIC } from './programme/academic.ts';
import { CULTURAL } from './programme/cultural.ts';
import type { CouncilPlan, UnitPlan } from './programme/plan.ts';
import { SCITECH } from './programme/scitech.ts';
import { SPORTS } from './programme/sports.ts';
import type { Random } from './random.ts';

/** The councils of the demonstration with their events. */
const PROGRAMME: readonly CouncilPlan[] = [SCITECH, ACADEMIC, CULTURAL, SPORTS];

/** A unit of the demonstration. Its budget is derived from its events. */
export type Unit = Omit<typeof orgUnits.$inferInsert, 'instituteId'>;

/** A unit and the plan that it was generated from. */
export interface PlannedUnit {
  readonly unit: Unit;
  readonly plan: UnitPlan;
  readonly council: CouncilPlan;
}

/** Councils first, each followed by its clubs and committees. */
export function plannedUnits(random: Random, calendar: Calendar, domain: string): PlannedUnit[] {
  const founded = calendar.at(-FOUNDED_DAYS_AGO, '11:00');
  return PROGRAMME.flatMap((council) => {
    const make = (plan: UnitPlan, parentUnitId: string | null): PlannedUnit => ({
      plan,
      council,
      unit: {
        id: random.string.uuid(),
        name: plan.name,
        type: plan.type,
        category: council.category,
        description: plan.about,
        parentUnitId,
        hierarchyLevel: parentUnitId ? 2 : 1,
        contactEmail: `${plan.mailbox}@${domain}`,
        createdAt: founded,
        updatedAt: founded,
      },
    });
    const head = make(council.council, null);
    return [head, ...council.units.map((plan) => make(plan, head.unit.id))];
  });
}
