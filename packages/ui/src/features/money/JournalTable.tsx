import { formatPaise, isCorrectable, type JournalRow, MONEY_TEXTS } from '@quad/domain/ledger';
import { formatDay } from '@quad/domain/time';
import { ScrollText } from 'lucide-react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { useIsNarrow } from '../../layout/useIsNarrow.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { RecordList } from '../../primitives/RecordList/RecordList.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../surfaces/EmptyRecordList.tsx';
import { MoneyRow } from './MoneyRow.tsx';

export interface JournalTableProps {
  /** The entries, newest first. */
  rows: readonly JournalRow[];
  /** The total number of entries, as far as it is known. */
  itemCount?: number | undefined;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
  /** Called to reverse an entry; undefined for users who may not. */
  onCorrect?: ((row: JournalRow) => void) | undefined;
  /** Called to load more; undefined if there are no more. */
  onLoadMore?: (() => void) | undefined;
}

const FIGURES = ['free', 'committed', 'payable', 'spent'] as const;

/** The journal of a unit: its entries and what each changed. A phone shows rows, because eight columns do not fit. */
export function JournalTable({ rows, itemCount, now, onCorrect, onLoadMore }: JournalTableProps) {
  const settings = useLocaleSettings();
  const { locale, timeZone, translate: t } = settings;
  const isNarrow = useIsNarrow();
  if (rows.length === 0)
    return <EmptyRecordList icon={ScrollText} title={t(MONEY_TEXTS.noEntries)} description={t(MONEY_TEXTS.noEntriesHint)} />;
  // A line may break after a hyphen, so a word joiner keeps it with its figure.
  const signed = (paise: number) => (paise === 0 ? '' : `${paise > 0 ? '+' : ''}${formatPaise(paise, settings).replace('-', '-\u2060')}`);
  const dayOf = ({ at }: JournalRow) => formatDay(at, timeZone, locale, now).replaceAll(' ', '\u00a0');
  const correction = (row: JournalRow) =>
    onCorrect &&
    isCorrectable(row.kind) && (
      <Button size="s" onClick={() => onCorrect(row)}>
        {t(MONEY_TEXTS.correct)}
      </Button>
    );
  return (
    <Stack>
      {isNarrow ? (
        <RecordList
          label={t(MONEY_TEXTS.entries)}
          density="compact"
          items={rows}
          itemKey={({ _id }) => _id}
          estimatedHeight={84}
          itemCount={itemCount}
          onLoadMore={onLoadMore}
        >
          {(row) => {
            const changes = FIGURES.flatMap((name) => (row[name] === 0 ? [] : [`${t(MONEY_TEXTS[name])} ${signed(row[name])}`]));
            return (
              <MoneyRow title={t(MONEY_TEXTS.kinds[row.kind])} facts={[dayOf(row), row.about, row.reason, ...changes]}>
                {correction(row)}
              </MoneyRow>
            );
          }}
        </RecordList>
      ) : (
        <DataTable
          caption={t(MONEY_TEXTS.entries)}
          captionHidden
          rows={rows}
          rowId={({ _id }) => _id}
          columns={[
            { id: 'when', header: t(MONEY_TEXTS.when), cell: dayOf },
            { id: 'what', header: t(MONEY_TEXTS.what), rowHeader: true, cell: ({ kind }) => t(MONEY_TEXTS.kinds[kind]) },
            { id: 'about', header: t(MONEY_TEXTS.about), cell: ({ about, reason }) => [about, reason].filter(Boolean).join(' · ') },
            ...FIGURES.map((name) => ({
              ...{ id: name, header: t(MONEY_TEXTS[name]), align: 'end' as const },
              cell: (row: JournalRow) => signed(row[name]),
            })),
            ...(onCorrect ? [{ id: 'correct', header: t(MONEY_TEXTS.correct), cell: correction }] : []),
          ]}
        />
      )}
      {onLoadMore && !isNarrow && <Button onClick={onLoadMore}>{t(MONEY_TEXTS.more)}</Button>}
    </Stack>
  );
}
