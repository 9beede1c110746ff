import type { CriterionConformance, Proof, Support } from '../../packages/ui/src/mcp/conformance.ts';
import type { ComponentTables } from '../../packages/ui/src/testing/performTables.ts';
import { CRITERIA, type Criterion } from './criteria.ts';

/** The metadata of an axe rule. */
export interface Rule {
  readonly ruleId: string;
  readonly tags: readonly string[];
  readonly enabled?: boolean;
}

/** Rules about whole pages, or about elements that no component renders; if they find nothing, that is no evidence about a component. */
export const NOT_ABOUT_COMPONENTS: ReadonlySet<string> = new Set(
  'blink bypass document-title frame-focusable-content frame-title frame-title-unique html-has-lang html-lang-valid html-xml-lang-mismatch input-image-alt marquee meta-refresh meta-viewport no-autoplay-audio object-alt server-side-image-map valid-lang video-caption'.split(
    ' ',
  ),
);

/** A manual check. */
interface ManualCheck {
  readonly criterion: string;
  readonly date: `${number}-${number}-${number}`;
  readonly support: Exclude<Support, 'Not Applicable' | 'Not Evaluated'>;
  /** What was checked in all components, and the result. */
  readonly result: string;
}

/** What was read in all components on one day, without finding a defect. */
const SUPPORTED = {
  '1.3.4': 'All styles were read. None depends on the orientation of the screen.',
  '1.4.5': 'All images were read. They are photos that a person uploaded; all letters are text.',
  '2.1.4': 'All key listeners were read. Only InboxList listens to letters, and only while the focus is in the list.',
  '2.2.1':
    'Only Toast disappears by itself. Its timer pauses while it is hovered or focused, and it stays with data-messages="kept", which is a setting of the portal (story WaitsWhileHovered).',
  '2.2.2': 'All animations were read. Repeating ones show that something is loading, and end with it.',
  '2.3.1': 'All animations were read. Repeating ones fade once in two seconds, or turn once in 0.9 seconds.',
  '2.5.1': 'All pointer listeners were read. The only gesture is the swipe of a toast, whose button does the same.',
  '2.5.2': 'All listeners for pointer down were read, with those of Radix. Menus open and Tabs select on it, which can be reversed.',
  '2.5.7':
    'Only Timeline uses dragging. Pressing the first and the last slot selects the same range, by mouse, touch and keyboard (story Touched).',
  '3.2.1': 'All focus listeners were read. They highlight, describe, preload or show a panel; none opens a dialog, submits or navigates.',
};

export const MANUAL_CHECKS: readonly ManualCheck[] = Object.entries(SUPPORTED).map(([criterion, result]) => ({
  criterion,
  date: '2026-11-26',
  support: 'Supports',
  result,
}));

/** The axe rules for a criterion that run on every story: '1.4.3' has the tag `wcag143`. */
function rulesFor({ id }: Criterion, rules: readonly Rule[]): string[] {
  const tag = `wcag${id.replaceAll('.', '')}`;
  return rules
    .filter(({ ruleId, tags, enabled }) => enabled !== false && tags.includes(tag) && !NOT_ABOUT_COMPONENTS.has(ruleId))
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
    ...(MANUAL_CHECKS.some((check) => check.criterion === criterion.id) ? (['hand'] as const) : []),
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
  const row = (support: Support, ...remarks: string[]) => ({ id, name, level, support, remarks: remarks.filter(Boolean).join(' ') });
  if (typeof reason === 'string') return row('Not Applicable', reason);
  const open = [...proofs].filter(([, own]) => own.length === 0).map(([component]) => component);
  const played = [...proofs.values()].filter((own) => own.includes('play')).length;
  const manual = MANUAL_CHECKS.filter((check) => check.criterion === id);
  const axe = rulesFor(criterion, rules);
  const remarks = [
    axe.length > 0 ? `Rules of axe on every story: ${axe.join(', ')}.` : '',
    axe.length > 0 && !checked && played + manual.length === 0 ? 'No defect is known; automatic rules find only some defects.' : '',
    checked ? `Tested with ${checked.with} (${checked.file}).` : '',
    played > 0 ? `Tested by table rows of ${played} of ${proofs.size} components to which it applies.` : '',
    ...manual.map(({ date, result }) => `Checked by hand on ${date}: ${result}`),
    open.length > 0 && open.length < proofs.size ? `Not tested: ${some(open)}.` : '',
  ];
  const worst = manual.find(({ support }) => support === 'Does Not Support') ?? manual.find(({ support }) => support !== 'Supports');
  if (worst) return row(worst.support, ...remarks);
  if (open.length === proofs.size) return row('Not Evaluated', 'Not tested and not checked by hand.');
  return row(open.length > 0 ? 'Partially Supports' : 'Supports', ...remarks);
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
