import { ACCREDITATION_SCREEN_TEXTS, type AccreditationRow, type Cell, type Template } from '@quad/domain/accreditation';
import { formatDay } from '@quad/domain/time';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { useIsNarrow } from '../../layout/useIsNarrow.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { certificateLink } from '../links/links.ts';
import { EmptyRecordList } from '../surfaces/EmptyRecordList.tsx';
import { printOnly } from '../surfaces/print.css.ts';
import { sheet } from '../surfaces/sheet.css.ts';

export interface AccreditationTableProps {
  /** The template that defines the columns. */
  template: Pick<Template, 'name' | 'columns'>;
  /** The loaded rows. */
  rows: readonly AccreditationRow[];
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
  /** Called to load more; undefined if there are no more. */
  onLoadMore?: (() => void) | undefined;
}

/** Rows shown first on a phone, and added per press: a few screens. */
const ROWS_ON_A_PHONE = 20;

const keyOf = ({ _id }: AccreditationRow) => _id;
const AMOUNTS: readonly string[] = ['participants', 'came', 'students', 'received', 'redressed', 'days'];
/** The column that names a row: the first of these that exists, otherwise the first column. */
const NAMES: readonly string[] = ['title', 'unit'];
/** Columns with a fixed set of values, which are translated. */
const TRANSLATED_FIGURES: readonly string[] = ['category', 'level'];

const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The rows of an accreditation template as a table. */
export function AccreditationTable({ template, rows, now, onLoadMore }: AccreditationTableProps) {
  const { locale, translate: t } = useLocaleSettings();
  const isNarrow = useIsNarrow();
  const [most, setMost] = useState(ROWS_ON_A_PHONE);
  if (rows.length === 0)
    return (
      <EmptyRecordList
        icon={FileSpreadsheet}
        title={t(ACCREDITATION_SCREEN_TEXTS.empty)}
        description={t(ACCREDITATION_SCREEN_TEXTS.emptyHint)}
      />
    );
  const isCut = isNarrow && rows.length > most;
  const showMore = () => {
    setMost(most + ROWS_ON_A_PHONE);
    if (!isNarrow || rows.length < most + ROWS_ON_A_PHONE) onLoadMore?.();
  };
  const shown = (figure: string, cell: Cell | undefined) => {
    if (cell === undefined || cell === '') return '–';
    if (typeof cell === 'number') return cell.toLocaleString(locale);
    // Prevents a line break between day and year.
    if (figure === 'day') return formatDay(cell, 'UTC', locale, now).replaceAll(' ', '\u00a0');
    const certificate = figure === 'certificate' ? certificateLink(cell) : undefined;
    if (certificate) return <Link {...certificate}>{t('View Certificate')}</Link>;
    if (figure === 'year') return cell.replace('-', '\u2011');
    return TRANSLATED_FIGURES.includes(figure) ? capitalized(t(cell)) : cell;
  };
  return (
    <Stack>
      <div className={sheet}>
        <div className={printOnly}>
          <Text weight="medium">{t(template.name)}</Text>
        </div>
        <DataTable
          caption={t(template.name)}
          captionHidden
          rows={isCut ? rows.slice(0, most) : rows}
          rowId={keyOf}
          columns={template.columns.map(({ figure, heading }, index) => ({
            id: figure,
            header: t(heading),
            cell: ({ cells }: AccreditationRow) => shown(figure, cells[index]),
            rowHeader: NAMES.includes(figure),
            align: AMOUNTS.includes(figure) ? ('end' as const) : ('start' as const),
          }))}
        />
      </div>
      {(isCut || onLoadMore) && <Button onClick={showMore}>{t(ACCREDITATION_SCREEN_TEXTS.more)}</Button>}
    </Stack>
  );
}
