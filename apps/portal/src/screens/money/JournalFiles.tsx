import { useExportJournal } from '@quad/api-client/hooks';
import { JOURNAL_FORMATS, MONEY_TEXTS, UNIT_YEAR_TEXTS } from '@quad/domain/ledger';
import { Button, DropdownMenu, Text, useTranslate } from '@quad/ui';
import { saveFile } from '@quad/ui/features/downloads';
import { useAction } from '@quad/ui/features/forms';

/** Exports a unit's journal of a year as a file, and links to the sheet to sign. */
export function JournalFiles({ unitId, year, sheetHref }: { unitId: string; year: string; sheetHref: string }) {
  const t = useTranslate();
  const { isPending, failure, run } = useAction();
  const exportJournal = useExportJournal();
  const download = (format: (typeof JOURNAL_FORMATS)[number]) =>
    run(async () => {
      const file = await exportJournal({ unit_id: unitId, year, format });
      saveFile(`journal-${year}.${format}`, file, file.type);
    }, MONEY_TEXTS.fileFailed);
  return (
    <>
      {failure && <Text role="alert">{failure}</Text>}
      <DropdownMenu
        trigger={<Button loading={isPending}>{t(MONEY_TEXTS.download)}</Button>}
        items={[
          ...JOURNAL_FORMATS.map((format) => ({ id: format, label: t(MONEY_TEXTS[format]), onSelect: () => download(format) })),
          { id: 'sheet', label: t(UNIT_YEAR_TEXTS.sheet), href: sheetHref, groupStart: true },
        ]}
      />
    </>
  );
}
