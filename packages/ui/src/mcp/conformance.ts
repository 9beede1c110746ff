/**
 * How a criterion was checked: by an axe rule in each of its stories, by a play that performs a row of its tables, or by hand on a date.
 * Without any, it is not evaluated.
 */
export type Proof = 'rule' | 'play' | 'hand';

/** The terms of VPAT 2.5. `Not Evaluated` means that there is no check of any kind. */
export type Support = 'Supports' | 'Partially Supports' | 'Does Not Support' | 'Not Applicable' | 'Not Evaluated';

export interface CriterionConformance {
  /** The number in WCAG 2.2, such as '1.4.3'. */
  readonly id: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  readonly support: Support;
  readonly remarks: string;
}

/** How a component meets each criterion that applies to it; an empty list means that it was not evaluated. */
export interface ComponentConformance {
  readonly name: string;
  readonly criteria: Readonly<Record<string, readonly Proof[]>>;
}

/** Which criteria of WCAG 2.2 the components meet, and how that was checked: dist/conformance.json. */
export interface Conformance {
  readonly standard: 'WCAG 2.2';
  readonly criteria: readonly CriterionConformance[];
  readonly components: readonly ComponentConformance[];
}

/** One line per criterion. */
export function describeCriteria({ criteria }: Conformance): string {
  return criteria.map(({ id, name, level, support, remarks }) => `- ${id} ${name} (${level}): ${support}. ${remarks}`).join('\n');
}

/** One line per criterion that applies to a component. */
export function describeComponentConformance({ criteria }: Conformance, { name, criteria: own }: ComponentConformance): string {
  const lines = criteria.flatMap(({ id, name: title }) => {
    const proofs = own[id];
    return proofs ? [`- ${id} ${title}: ${proofs.length > 0 ? `by ${proofs.join(', ')}` : 'not yet'}`] : [];
  });
  return [`# ${name}, WCAG 2.2 A and AA`, '', 'What is not listed does not apply to it.', '', ...lines].join('\n');
}
