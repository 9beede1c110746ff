import { CLASS_ORDERS, CLASS_TEXTS, type ClassOrder, type ClassRow } from '@quad/domain/activity-points';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { FilterBar } from '../../../primitives/FilterBar/FilterBar.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { ColumnHead, type ListSorting, NAME_COLUMN, SortBy, sortingBy } from '../../surfaces/ColumnHead.tsx';
import { Cell, ColumnRow } from '../../surfaces/ColumnRow.tsx';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import { printOnly } from '../../surfaces/print.css.ts';
import type { PagedReadProps } from '../../surfaces/readProps.ts';
import { sheet } from '../../surfaces/sheet.css.ts';
import { studentName } from '../studentName.ts';

export interface ClassPointsListProps extends PagedReadProps {
  /** The class and the term, printed above the list. */
  title?: string | undefined;
  /** The students, sorted; undefined while loading or after a failure. */
  rows: readonly ClassRow[] | undefined;
  /** The total number of items, if only the first ones are loaded. */
  count?: number | undefined;
  /** The search text. */
  search: string;
  /** Called while typing. */
  onSearchChange: (search: string) => void;
  /** The order; by default students who need attention come first. */
  order?: ClassOrder | undefined;
  /** Called when another order is selected. */
  onOrderChange: (order: ClassOrder) => void;
  /** Returns the address of a student's points. */
  hrefOf: (row: ClassRow) => string;
}

const COLUMNS = [
  NAME_COLUMN,
  { label: 'To look at', orders: ['exceptions'] },
  { label: 'Points', orders: ['-points', 'points'] },
  { label: 'Signature' },
] as const satisfies ListSorting['columns'];

const keyOf = ({ student }: ClassRow) => student._id;

/** A student; what needs attention is in the only badge of the row. */
function ClassStudent({ row, href }: { row: ClassRow; href: string }) {
  const t = useTranslate();
  const { student, total, exceptions, signature } = row;
  return (
    <ColumnRow
      lead={
        <>
          <Text weight="medium">
            <Link href={href} underline="hover" covers>
              {studentName(student)}
            </Link>
          </Text>
          <Text size="s" tone="muted">
            {student.user_id || student.username}
          </Text>
        </>
      }
    >
      <Cell>
        {exceptions[0] && (
          <Badge tone={exceptions[0] === 'withdrawn' ? 'critical' : 'caution'}>
            {exceptions.map((exception) => t(CLASS_TEXTS.exceptions[exception])).join(', ')}
          </Badge>
        )}
      </Cell>
      <Cell>{t(CLASS_TEXTS.points, { points: total })}</Cell>
      <Cell>{t(CLASS_TEXTS.states[signature.state])}</Cell>
    </ColumnRow>
  );
}

/** The students of a class with their points, to be reviewed before a term is signed. */
export function ClassPointsList({
  title,
  rows,
  count,
  search,
  onSearchChange,
  order = CLASS_ORDERS[0],
  onOrderChange,
  hrefOf,
  ...list
}: ClassPointsListProps) {
  const { locale, translate: t } = useLocaleSettings();
  const [clearedCount, setClearedCount] = useState(0);
  const total = count ?? rows?.length;
  const isFiltered = search !== '';
  const sorting = sortingBy(COLUMNS, CLASS_ORDERS, order, onOrderChange);
  return (
    <Stack>
      <FilterBar
        label={t(CLASS_TEXTS.filters)}
        summary={
          total === undefined
            ? undefined
            : total === 1
              ? t(CLASS_TEXTS.one)
              : t(CLASS_TEXTS.count, { students: total.toLocaleString(locale) })
        }
        filtered={isFiltered}
        onClear={() => {
          onSearchChange('');
          setClearedCount(clearedCount + 1);
        }}
        search={<SearchField key={clearedCount} placeholder={t(CLASS_TEXTS.searchHint)} defaultValue={search} onSearch={onSearchChange} />}
      >
        <SortBy {...sorting} />
      </FilterBar>
      <div className={sheet}>
        {title && (
          <div className={printOnly}>
            <Text weight="medium">{title}</Text>
          </div>
        )}
        <RecordList
          {...list}
          label={t(CLASS_TEXTS.label)}
          density="compact"
          items={rows}
          itemKey={keyOf}
          itemCount={total}
          estimatedHeight={60}
          head={<ColumnHead {...sorting} hasAction={false} />}
          blankCount={6}
          loadingText={t(CLASS_TEXTS.loading)}
          empty={
            <EmptyRecordList
              icon={UsersRound}
              title={t(isFiltered ? CLASS_TEXTS.noneFound : CLASS_TEXTS.noStudents)}
              description={t(isFiltered ? CLASS_TEXTS.noneFoundHint : CLASS_TEXTS.noStudentsHint)}
            />
          }
        >
          {(row) => <ClassStudent row={row} href={hrefOf(row)} />}
        </RecordList>
      </div>
    </Stack>
  );
}
