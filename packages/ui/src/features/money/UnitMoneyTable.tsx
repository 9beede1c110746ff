import { formatPaise, MONEY_TEXTS, type MoneyFigures, type UnitMoney } from '@quad/domain/ledger';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';

export interface UnitMoneyTableProps {
  /** The units, by name. */
  units: readonly UnitMoney[];
  /** Where a unit's year is shown. */
  hrefOf: (unit: UnitMoney) => string;
}

const FIGURES = ['allocated', 'free', 'committed', 'payable', 'spent'] as const satisfies readonly (keyof MoneyFigures)[];

/** What each unit has, to compare. */
export function UnitMoneyTable({ units, hrefOf }: UnitMoneyTableProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
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
          cell: (each: UnitMoney) => formatPaise(each[name], settings),
        })),
      ]}
    />
  );
}
