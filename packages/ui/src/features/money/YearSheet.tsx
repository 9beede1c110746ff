import {
  BUDGET_FORM_TEXTS,
  formatPaise,
  type JournalRow,
  MONEY_TEXTS,
  SPENDING_NAMES,
  UNIT_YEAR_TEXTS,
  type UnitYear,
} from '@quad/domain/ledger';
import { formatDay } from '@quad/domain/time';
import { Divider } from '../../layout/Divider/Divider.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { DataTable, type DataTableColumn } from '../../primitives/DataTable/DataTable.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { printSurface } from '../surfaces/print.css.ts';
import { OpenClaims } from './OpenClaims.tsx';

export interface YearSheetProps {
  /** The unit's year. */
  unitYear: UnitYear;
  /** The entries, newest first. */
  entries: readonly JournalRow[];
  /** The total number of entries. */
  itemCount: number;
  /** The institute, named in print. */
  institute: string;
  /** The date of the printed record. */
  asOf: Date;
}

const FIGURES = ['free', 'committed', 'payable', 'spent'] as const;
const DAYS_WITH_YEAR = new Date(0);

/** The rows of a table, with their sum at the end. */
interface Summed {
  readonly id: string;
  readonly name: string;
  readonly about?: string;
  readonly amounts: Readonly<Record<string, number>>;
}

function withSum(rows: readonly Summed[], names: readonly string[], inAll: string): Summed[] {
  const amounts = Object.fromEntries(names.map((name) => [name, rows.reduce((sum, row) => sum + (row.amounts[name] ?? 0), 0)]));
  return [...rows, { id: 'sum', name: inAll, amounts }];
}

/** A unit's year for printing and signing: its totals, categories, budgets, and its journal in order of events. */
export function YearSheet({ unitYear, entries, itemCount, institute, asOf }: YearSheetProps) {
  const settings = useLocaleSettings();
  const { locale, timeZone, translate: t } = settings;
  const { unit, year, categories, budgets } = unitYear;
  const dayOf = (moment: string | Date) => formatDay(moment, timeZone, locale, DAYS_WITH_YEAR);
  const inAll = t(UNIT_YEAR_TEXTS.inAll);
  const table = (caption: string, names: readonly (readonly [name: string, header: string])[], rows: readonly Summed[], first: string) => {
    const hasAbout = rows.some(({ about }) => about !== undefined);
    const about: DataTableColumn<Summed> = { id: 'about', header: t(MONEY_TEXTS.about), cell: (row) => row.about };
    return (
      <DataTable
        key={caption}
        caption={caption}
        rows={withSum(
          rows,
          names.map(([name]) => name),
          inAll,
        )}
        rowId={({ id }) => id}
        columns={[
          { id: 'name', header: first, rowHeader: true, cell: ({ name }) => name },
          ...(hasAbout ? [about] : []),
          ...names.map(
            ([name, header]): DataTableColumn<Summed> => ({
              ...{ id: name, header, align: 'end' },
              cell: ({ amounts }) => formatPaise(amounts[name] ?? 0, settings),
            }),
          ),
        ]}
      />
    );
  };
  const byKind = [...Map.groupBy(entries, ({ kind }) => kind)];
  return (
    <article className={printSurface}>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={2}>{t(UNIT_YEAR_TEXTS.sheetTitle, { unit: unit.name, year })}</Heading>
          <Text>{institute}</Text>
          <Text tone="muted">{t(UNIT_YEAR_TEXTS.asOf, { day: dayOf(asOf) })}</Text>
        </Stack>
        {table(
          t(MONEY_TEXTS.figures),
          [['amount', t(BUDGET_FORM_TEXTS.amount)]],
          FIGURES.map((name) => ({ id: name, name: t(MONEY_TEXTS[name]), amounts: { amount: unitYear[name] } })),
          t(MONEY_TEXTS.title),
        )}
        <OpenClaims claims={unitYear.open_claims} />
        {categories.length > 0 &&
          table(
            t(MONEY_TEXTS.byCategory),
            [['spent', t(MONEY_TEXTS.spent)]],
            categories.map(({ category, spent }) => ({ id: category, name: t(SPENDING_NAMES[category]), amounts: { spent } })),
            t(MONEY_TEXTS.category),
          )}
        {budgets.length > 0 &&
          table(
            t(MONEY_TEXTS.budgets),
            [['amount', t(UNIT_YEAR_TEXTS.approved)], ...FIGURES.slice(1).map((name) => [name, t(MONEY_TEXTS[name])] as const)],
            budgets
              .filter(({ status }) => status === 'approved' || status === 'released')
              .map(({ _id, title, amount, committed, payable, spent }) => ({
                ...{ id: _id, name: title, amounts: { amount, committed, payable, spent } },
              })),
            t(MONEY_TEXTS.about),
          )}
        {byKind.map(([kind, rows]) =>
          table(
            t(MONEY_TEXTS.kinds[kind]),
            FIGURES.filter((name) => rows.some((row) => row[name] !== 0)).map((name) => [name, t(MONEY_TEXTS[name])]),
            rows.map(({ _id, at, about, reason, free, committed, payable, spent }) => ({
              ...{ id: _id, name: dayOf(at), about: [about, reason].filter(Boolean).join(' · ') },
              amounts: { free, committed, payable, spent },
            })),
            t(MONEY_TEXTS.when),
          ),
        )}
        {itemCount > entries.length && <Text>{t(UNIT_YEAR_TEXTS.part, { count: entries.length, total: itemCount })}</Text>}
        <Grid columns={2} gap="xl">
          {[UNIT_YEAR_TEXTS.forUnit, UNIT_YEAR_TEXTS.forInstitute].map((whose) => (
            <Stack key={whose} gap="xxl">
              <span />
              <Stack gap="xs">
                <Divider />
                <Text size="s">{t(whose)}</Text>
              </Stack>
            </Stack>
          ))}
        </Grid>
      </Stack>
    </article>
  );
}
