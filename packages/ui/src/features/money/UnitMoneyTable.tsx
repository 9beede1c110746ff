import { formatPaise, MONEY_TEXTS, type MoneyFigures, type UnitMoney } from '@quad/domain/ledger';
import { useIsNarrow } from '../../layout/useIsNarrow.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { RecordList } from '../../primitives/RecordList/RecordList.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { MoneyRow } from './MoneyRow.tsx';

export interface UnitMoneyTableProps {
  /** The units, by name. */
  units: readonly UnitMoney[];
  /** Returns the address of a unit's year. */
  hrefOf: (unit: UnitMoney) => string;
}

const FIGURES = ['allocated', 'free', 'committed', 'payable', 'spent'] as const satisfies readonly (keyof MoneyFigures)[];

/** A comparison of the units' money. A phone shows only what is left and what is spent, because six columns do not fit. */
export function UnitMoneyTable({ units, hrefOf }: UnitMoneyTableProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const formatAmount = (each: UnitMoney, name: (typeof FIGURES)[number]) => formatPaise(each[name], settings);
  if (useIsNarrow())
    return (
      <RecordList label={t(MONEY_TEXTS.units)} density="compact" items={units} itemKey={({ unit }) => unit._id} estimatedHeight={64}>
        {(each) => (
          <MoneyRow
            title={
              <Link href={hrefOf(each)} underline="hover" covers>
                {each.unit.name}
              </Link>
            }
            facts={(['free', 'spent'] as const).map((name) => `${t(MONEY_TEXTS[name])} ${formatAmount(each, name)}`)}
          />
        )}
      </RecordList>
    );
  return (
    <DataTable
      caption={t(MONEY_TEXTS.title)}
      captionHidden
      rows={units}
      rowId={({ unit }) => unit._id}
      columns={[
        {
          ...{ id: 'unit', header: t(MONEY_TEXTS.unit), rowHeader: true, sortValue: ({ unit }: UnitMoney) => unit.name },
          cell: (each: UnitMoney) => (
            <Link href={hrefOf(each)} underline="hover">
              {each.unit.name}
            </Link>
          ),
        },
        ...FIGURES.map((name) => ({
          ...{ id: name, header: t(MONEY_TEXTS[name]), align: 'end' as const, sortValue: (each: UnitMoney) => each[name] },
          cell: (each: UnitMoney) => formatAmount(each, name),
        })),
      ]}
    />
  );
}
