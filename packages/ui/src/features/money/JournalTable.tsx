import { formatPaise, isCorrectable, type JournalRow, MONEY_TEXTS } from '@quad/domain/ledger';
import { formatDay } from '@quad/domain/time';
import { ScrollText } from 'lucide-react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';

export interface JournalTableProps {
  /** The newest entries first. */
  rows: readonly JournalRow[];
  /** By which days have a year. */
  now: Date;
  /** Counters an entry; left out for who may not. */
  onCorrect?: ((row: JournalRow) => void) | undefined;
  /** Asks for more of them; left out where there are no more. */
  onLoadMore?: (() => void) | undefined;
}

const FIGURES = ['free', 'committed', 'payable', 'spent'] as const;

/** What was entered for a unit, and what each entry changed. */
export function JournalTable({ rows, now, onCorrect, onLoadMore }: JournalTableProps) {
  const settings = useLocaleSettings();
  const { locale, timeZone, translate: t } = settings;
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<ScrollText size={24} aria-hidden="true" />}
        title={t(MONEY_TEXTS.noEntries)}
        description={t(MONEY_TEXTS.noEntriesHint)}
      />
    );
  const signed = (paise: number) => (paise === 0 ? '' : `${paise > 0 ? '+' : ''}${formatPaise(paise, settings)}`);
  return (
    <Stack>
      <DataTable
        caption={t(MONEY_TEXTS.entries)}
        captionHidden
        rows={rows}
        rowId={({ _id }) => _id}
        columns={[
          { id: 'when', header: t(MONEY_TEXTS.when), cell: ({ at }) => formatDay(at, timeZone, locale, now).replaceAll(' ', '\u00a0') },
          { id: 'what', header: t(MONEY_TEXTS.what), rowHeader: true, cell: ({ kind }) => t(MONEY_TEXTS.kinds[kind]) },
          { id: 'about', header: t(MONEY_TEXTS.about), cell: ({ about, reason }) => [about, reason].filter(Boolean).join(' · ') },
          ...FIGURES.map((name) => ({
            ...{ id: name, header: t(MONEY_TEXTS[name]), align: 'end' as const },
            cell: (row: JournalRow) => signed(row[name]),
          })),
          ...(onCorrect
            ? [
                {
                  ...{ id: 'correct', header: t(MONEY_TEXTS.correct) },
                  cell: (row: JournalRow) =>
                    isCorrectable(row.kind) && (
                      <Button size="s" onClick={() => onCorrect(row)}>
                        {t(MONEY_TEXTS.correct)}
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
      {onLoadMore && <Button onClick={onLoadMore}>{t(MONEY_TEXTS.more)}</Button>}
    </Stack>
  );
}
