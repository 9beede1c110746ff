import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ComponentGuide, GUIDE_STATUSES } from '../../packages/ui/src/testing/guide.ts';
import { readText } from '../../scripts/files.mjs';
import { ROOT } from '../../scripts/run.mjs';
import COSTS from './costs.json' with { type: 'json' };
import { isPublic } from './facts.ts';
import { placesOf, readFacts } from './readFacts.ts';

const GUIDES = import.meta.glob<ComponentGuide>('../../packages/ui/src/**/*.guide.tsx', { eager: true, import: 'guide' });

const facts = readFacts();
const places = placesOf(facts);
/** The components that have a page: every export with stories of its own. */
const pages = places.filter(({ page }) => page);
const names = new Set(places.map(({ name }) => name));

function besides(file: string, suffix: string): string {
  return file.replace(/\.tsx$/, suffix);
}

function guideOf(file: string): ComponentGuide | undefined {
  return GUIDES[`../../${besides(file, '.guide.tsx')}`];
}

/** The source of each story by its export, up to the next one. */
function storiesOf(file: string): Map<string, string> {
  const parts = readText(besides(file, '.stories.tsx'))
    .split(/^export const (?=\w+: Story)/m)
    .slice(1);
  return new Map(parts.map((text) => [text.match(/^\w+/)?.[0] ?? '', text]));
}

/** The source of a portal composite's tables, before its stories. */
function tablesIn(file: string): string | undefined {
  return readText(besides(file, '.stories.tsx')).match(/^const tables = \{[\s\S]*?\} satisfies ComponentTables;/m)?.[0];
}

/** Whether one of the stories presses or types something. */
function isOperated(file: string): boolean {
  return /userEvent\b.*\b(keyboard|tab|type|click|selectOptions)\(|\{ userEvent|\b(presses|keys|(re)?types(Into)?|uploads|selects)\(/.test(
    readText(besides(file, '.stories.tsx')),
  );
}

describe('component documentation', () => {
  it('finds more than 140 components with their own page', () => expect(pages.length).toBeGreaterThan(140));

  it('lists exactly the components that have no page of their own', () => {
    expect(places.filter(({ page }) => !page).map(({ name }) => name)).toEqual([
      'AccreditationTable',
      'AchievementQueue',
      'AllocateDialog',
      'AnalyticsSkeleton',
      'AnswerCards',
      'AnswerCharts',
      'AnswerTable',
      'ApprovalSteps',
      'BudgetDialog',
      'BudgetFacts',
      'BudgetList',
      'CashCountDialog',
      'CashList',
      'CertificateForm',
      'CertificateRequestFacts',
      'CorrectDialog',
      'ExpenseClaimDetail',
      'ExpenseClaimList',
      'ExpenseDecision',
      'FeeDesk',
      'FeeDialog',
      'FollowNote',
      'JournalTable',
      'MissingDataList',
      'MoneyCharts',
      'MoneyFacts',
      'OpenClaims',
      'PaymentBatchList',
      'PaymentQueue',
      'PrintedAnswers',
      'PublicSpending',
      'RepeatsFields',
      'SurveyFigures',
      'SurveyForm',
      'TemplateList',
      'UnitMoneyTable',
      'UnknownRole',
      'YearSheet',
    ]);
  });

  it('describes every component in a full sentence', () => {
    expect(facts.filter(({ description }) => !/^['A-Z].+\.$/.test(description)).map(({ name }) => name)).toEqual([]);
  });

  it('has a guide and a cost for every public component', () => {
    const others = pages.filter(isPublic);
    expect(others.length).toBeGreaterThan(80);
    expect(others.filter(({ file, name }) => !guideOf(file) || !(name in COSTS)).map(({ name }) => name)).toEqual([]);
  });

  it('has tables in the stories of every portal component, with keyboard rows if it is interactive', () => {
    const own = pages.filter((place) => !isPublic(place)).map(({ file, name }) => ({ name, file, tables: tablesIn(file) }));
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter(({ tables }) => !tables).map(({ name }) => name)).toEqual([]);
    // No row says yet how to operate these by keyboard.
    expect(
      own.filter(({ file, tables }) => isOperated(file) && !/keyboard: \[\s*[{.k]/.test(tables ?? '')).map(({ name }) => name),
    ).toEqual([
      'ApprovalDialog',
      'BatchAdvisersList',
      'ClaimDialog',
      'ClassPointsList',
      'DeputyDialog',
      'EventReportDialog',
      'ExpenseClaimForm',
      'ExportPointsDialog',
      'FlowList',
      'OwnClaims',
      'PayeeDialog',
      'PaymentDialog',
      'PeopleDialog',
      'PointRulesList',
      'SignTermDialog',
      'StudentPointsDialog',
      'TermDialog',
    ]);
  });

  it('describes every prop', () => {
    const silent = facts.filter(({ props }) => props.some(({ description }) => !description));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe.each(pages.filter((place) => !isPublic(place)))('documentation tables of $name', ({ file }) => {
  it('reference only existing stories that run performTables', () => {
    const stories = storiesOf(file);
    const named = [...(tablesIn(file) ?? '').matchAll(/(?:story: |ofStory\(\s*)'(\w+)'/g)].map(([, story]) => story ?? '');
    expect(named.filter((story) => !/performTables\b/.test(stories.get(story) ?? ''))).toEqual([]);
  });
});

/** All guides, including those of functions such as `showToast`. */
const guides = Object.entries(GUIDES).map(([at, guide]) => ({
  name: path.basename(at, '.guide.tsx'),
  file: path.posix.relative('../..', at.replace('.guide.tsx', '.tsx')),
  guide,
}));

describe.each(guides)('guide of $name', ({ name, file, guide }) => {
  const stories = storiesOf(file);

  it('has a valid status and version, and no empty section', () => {
    expect(GUIDE_STATUSES).toContain(guide.status);
    expect(guide.since).toMatch(/^\d+\.\d+$/);
    const chapters = { ...guide, keyboard: isOperated(file) ? guide.keyboard : ['nothing to operate'] };
    const empty = (['useWhen', 'useInstead', 'anatomy', 'dos', 'keyboard', 'screenReader', 'related'] as const).filter(
      (chapter) => chapters[chapter].length === 0,
    );
    expect(empty).toEqual([]);
  });

  it('references only existing components other than itself', () => {
    const named = [...guide.useInstead.map(({ component }) => component), ...guide.related];
    expect(named.filter((each) => !names.has(each) || each === name)).toEqual([]);
  });

  it('references only existing stories, which run performTables for its table rows', () => {
    const rows = [...guide.keyboard, ...guide.screenReader].map(({ story = 'Default' }) => story);
    const shown = [...Object.values(guide.adapts).map(({ story }) => story), ...(guide.matrix ? [guide.matrix] : [])];
    expect([...rows, ...shown].filter((story) => !stories.has(story))).toEqual([]);
    expect([...new Set(rows)].filter((story) => !/performTables\b/.test(stories.get(story) ?? ''))).toEqual([]);
    expect(existsSync(path.join(ROOT, besides(file, '.stories.tsx')))).toBe(true);
  });
});
