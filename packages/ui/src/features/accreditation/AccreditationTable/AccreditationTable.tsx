import { ACCREDITATION_SCREEN_TEXTS, type AccreditationRow, type Template } from '@quad/domain/accreditation';
import { FileSpreadsheet } from 'lucide-react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DataTable } from '../../../primitives/DataTable/DataTable.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface AccreditationTableProps {
  /** Whose columns are filled in. */
  template: Pick<Template, 'name' | 'columns'>;
  /** The rows so far. */
  rows: readonly AccreditationRow[];
  /** Asks for more of them; left out where there are no more. */
  onLoadMore?: (() => void) | undefined;
}

const keyOf = ({ _id }: AccreditationRow) => _id;
const isAmount = (figure: string) => ['participants', 'came', 'students', 'received', 'redressed', 'days'].includes(figure);

/** The columns of a template of accreditation, filled in. */
export function AccreditationTable({ template, rows, onLoadMore }: AccreditationTableProps) {
  const t = useTranslate();
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<FileSpreadsheet size={24} aria-hidden="true" />}
        title={t(ACCREDITATION_SCREEN_TEXTS.empty)}
        description={t(ACCREDITATION_SCREEN_TEXTS.emptyHint)}
      />
    );
  return (
    <Stack>
      <DataTable
        caption={t(template.name)}
        captionHidden
        rows={rows}
        rowId={keyOf}
        columns={template.columns.map(({ figure, heading }, index) => ({
          id: figure,
          header: t(heading),
          cell: ({ cells }: AccreditationRow) => cells[index],
          align: isAmount(figure) ? ('end' as const) : ('start' as const),
        }))}
      />
      {onLoadMore && <Button onClick={onLoadMore}>{t(ACCREDITATION_SCREEN_TEXTS.more)}</Button>}
    </Stack>
  );
}
