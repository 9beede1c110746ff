import type { CriterionConformance, Proof, Support } from '../../packages/ui/src/mcp/conformance.ts';
import type { ComponentTables } from '../../packages/ui/src/testing/performTables.ts';
import { CRITERIA, type Criterion } from './criteria.ts';

/** The metadata of an axe rule. */
export interface Rule {
  readonly ruleId: string;
  readonly tags: readonly string[];
  readonly enabled?: boolean;
}

/** Rules about whole pages, or about elements that no component renders; that they find nothing says nothing about a component. */
export const ABOUT_OTHERS: ReadonlySet<string> = new Set(
  'blink bypass document-title frame-focusable-content frame-title frame-title-unique html-has-lang html-lang-valid html-xml-lang-mismatch input-image-alt marquee meta-refresh meta-viewport no-autoplay-audio object-alt server-side-image-map valid-lang video-caption'.split(
    ' ',
  ),
);

/** A manual check. */
interface LookedAt {
  readonly criterion: string;
  readonly on: `${number}-${number}-${number}`;
  readonly support: Exclude<Support, 'Not Applicable' | 'Not Evaluated'>;
  /** What was checked in all components, and the result. */
  readonly says: string;
}

export const LOOKED_AT: readonly LookedAt[] = [
  { criterion: '1.3.4', on: '2026-11-26', support: 'Supports', says: 'Every style, read: none asks which way a screen is held.' },
  {
    criterion: '1.4.5',
    on: '2026-11-26',
    support: 'Supports',
    says: 'Every image, read: they are photos that somebody chose; letters are text everywhere.',
  },
  {
    criterion: '2.1.4',
    on: '2026-11-26',
    support: 'Supports',
    says: 'Every listener for keys, read: InboxList alone has letters, and they act only while the focus is in the list.',
  },
  {
    criterion: '2.2.1',
    on: '2026-11-26',
    support: 'Supports',
    says: 'Toast alone goes away by itself. It waits while it is pointed at or focused, and stays where data-messages="kept" says so, which the portal has a setting for (story WaitsWhileHovered).',
  },
  {
    criterion: '2.2.2',
    on: '2026-11-26',
    support: 'Supports',
    says: 'Every animation, read: what repeats shows that something is waited for, and ends with that.',
  },
  {
    criterion: '2.3.1',
    on: '2026-11-26',
    support: 'Supports',
    says: 'Every animation, read: what repeats fades once in two seconds, or turns once in 0.9.',
  },
  {
    criterion: '2.5.1',
    on: '2026-11-26',
    support: 'Supports',
    says: 'Every listener for the pointer, read: the one gesture is the swipe of a toast, whose button does the same.',
  },
  {
    criterion: '2.5.2',
    on: '2026-11-26',
    support: 'Supports',
    says: 'Every listener for the down of a pointer, read, Radix’s among them: menus open and Tabs choose by it, which can be taken back.',
  },
  {
    criterion: '2.5.7',
    on: '2026-11-26',
    support: 'Supports',
    says: 'Timeline alone is dragged over; pressing the first and the last slot chooses the same, by a mouse, a finger and the keyboard (story Touched).',
  },
  {
    criterion: '3.2.1',
    on: '2026-11-26',
    support: 'Supports',
    says: 'Every listener for the focus, read: it marks, describes, loads what is led to or shows a panel; none opens, sends or leaves.',
  },
];

/** The axe rules for a criterion that run on every story: '1.4.3' has the tag `wcag143`. */
function rulesFor({ id }: Criterion, rules: readonly Rule[]): string[] {
  const tag = `wcag${id.replaceAll('.', '')}`;
  return rules
    .filter(({ ruleId, tags, enabled }) => enabled !== false && tags.includes(tag) && !ABOUT_OTHERS.has(ruleId))
    .map(({ ruleId }) => ruleId);
}

function concerns({ concerns: which }: Criterion, tables: ComponentTables): boolean {
  return typeof which === 'function' && which(tables);
}

function proofsOf(criterion: Criterion, tables: ComponentTables, rules: readonly Rule[]): Proof[] {
  const byRule = criterion.checked !== undefined || rulesFor(criterion, rules).length > 0;
  return [
    ...(byRule ? (['rule'] as const) : []),
    ...(criterion.played?.(tables) ? (['play'] as const) : []),
    ...(LOOKED_AT.some((look) => look.criterion === criterion.id) ? (['hand'] as const) : []),
  ];
}

const MAX_NAMED = 6;

/** 'Button, Link and 4 more' */
function some(names: readonly string[]): string {
  const rest = names.length - MAX_NAMED;
  return rest > 0 ? `${names.slice(0, MAX_NAMED).join(', ')} and ${rest} more` : names.join(', ');
}

function criterionConformance(
  criterion: Criterion,
  proofs: ReadonlyMap<string, readonly Proof[]>,
  rules: readonly Rule[],
): CriterionConformance {
  const { id, name, level, checked, concerns: reason } = criterion;
  const said = (support: Support, ...remarks: string[]) => ({ id, name, level, support, remarks: remarks.filter(Boolean).join(' ') });
  if (typeof reason === 'string') return said('Not Applicable', reason);
  const open = [...proofs].filter(([, own]) => own.length === 0).map(([component]) => component);
  const played = [...proofs.values()].filter((own) => own.includes('play')).length;
  const looks = LOOKED_AT.filter((look) => look.criterion === id);
  const axe = rulesFor(criterion, rules);
  const remarks = [
    axe.length > 0 ? `Rules of axe on every story: ${axe.join(', ')}.` : '',
    axe.length > 0 && !checked && played + looks.length === 0 ? 'No defect is known; rules find a part of what can be wrong.' : '',
    checked ? `A test of ${checked.says} (${checked.file}).` : '',
    played > 0 ? `Performed by the tables of ${played} of ${proofs.size} components that it concerns.` : '',
    ...looks.map(({ on, says }) => `Looked at on ${on}: ${says}`),
    open.length > 0 && open.length < proofs.size ? `Not yet: ${some(open)}.` : '',
  ];
  const worst = looks.find(({ support }) => support === 'Does Not Support') ?? looks.find(({ support }) => support !== 'Supports');
  if (worst) return said(worst.support, ...remarks);
  if (open.length === proofs.size) return said('Not Evaluated', 'No test, and nobody has looked yet.');
  return said(open.length > 0 ? 'Partially Supports' : 'Supports', ...remarks);
}

/**
 * Combines the evidence about the components: the axe rules that run on all their stories, the table rows that their stories perform, and
 * manual checks.
 *
 * @param guides the tables of each component, by its name
 * @param rules as axe lists them
 */
export function conformanceOf(guides: ReadonlyMap<string, ComponentTables>, rules: readonly Rule[]) {
  const components = [...guides]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, tables]) => ({
      name,
      criteria: Object.fromEntries(
        CRITERIA.filter((criterion) => concerns(criterion, tables)).map((each) => [each.id, proofsOf(each, tables, rules)]),
      ),
    }));
  const criteria = CRITERIA.map((criterion) => {
    const own = components.flatMap(({ name, criteria: { [criterion.id]: proofs } }) => (proofs ? [[name, proofs] as const] : []));
    return criterionConformance(criterion, new Map(own), rules);
  });
  return { standard: 'WCAG 2.2' as const, criteria, components };
}

/** The tables of guides, by component. */
export function tablesOf(guides: Readonly<Record<string, ComponentTables>>): ReadonlyMap<string, ComponentTables> {
  return new Map(Object.entries(guides).map(([file, guide]) => [file.replace(/^.*\/|\.guide\.tsx$/g, ''), guide]));
}
