/**
 * How it is known that a component meets a criterion: a rule is asked of each of its stories, a play performs a row of its tables, a hand
 * looked at it on a day. Without one of them it is not known yet.
 */
export type Proof = 'rule' | 'play' | 'hand';

/** The terms of VPAT 2.5. `Not Evaluated` is what nobody and nothing has looked at. */
export type Support = 'Supports' | 'Partially Supports' | 'Does Not Support' | 'Not Applicable' | 'Not Evaluated';

export interface CriterionConformance {
  /** As WCAG 2.2 numbers it: '1.4.3'. */
  readonly id: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  readonly support: Support;
  readonly remarks: string;
}

/** How a component meets each criterion that applies to it; an empty list says that it is not known yet. */
export interface ComponentConformance {
  readonly name: string;
  readonly criteria: Readonly<Record<string, readonly Proof[]>>;
}

/** Which criteria of WCAG 2.2 the components meet, and how that is known: dist/conformance.json. */
export interface Conformance {
  readonly standard: 'WCAG 2.2';
  readonly criteria: readonly CriterionConformance[];
  readonly components: readonly ComponentConformance[];
}

/** A line for each criterion. */
export function describeCriteria({ criteria }: Conformance): string {
  return criteria.map(({ id, name, level, support, remarks }) => `- ${id} ${name} (${level}): ${support}. ${remarks}`).join('\n');
}

/** A line for each criterion that applies to a component. */
export function describeComponentConformance({ criteria }: Conformance, { name, criteria: own }: ComponentConformance): string {
  const lines = criteria.flatMap(({ id, name: title }) => {
    const proofs = own[id];
    return proofs ? [`- ${id} ${title}: ${proofs.length > 0 ? `by ${proofs.join(', ')}` : 'not yet'}`] : [];
  });
  return [`# ${name}, WCAG 2.2 A and AA`, '', 'What is not listed does not apply to it.', '', ...lines].join('\n');
}
