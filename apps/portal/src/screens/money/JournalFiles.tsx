import { errorText, useExportJournal } from '@quad/api-client/hooks';
import { JOURNAL_FORMATS, MONEY_TEXTS, UNIT_YEAR_TEXTS } from '@quad/domain/ledger';
import { Button, DropdownMenu, Text, useTranslate } from '@quad/ui';
import { saveFile } from '@quad/ui/features/downloads';
import { useState } from 'react';

/** Exports a unit's journal of a year as a file, and links to the sheet to sign. */
export function JournalFiles({ unitId, year, sheetHref }: { unitId: string; year: string; sheetHref: string }) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const exportJournal = useExportJournal();
  const download = async (format: (typeof JOURNAL_FORMATS)[number]) => {
    setFailure(undefined);
    setBusy(true);
    try {
      const file = await exportJournal({ unit_id: unitId, year, format });
      saveFile(`journal-${year}.${format}`, file, file.type);
    } catch (error) {
      setFailure(errorText(error, MONEY_TEXTS.fileFailed));
    }
    setBusy(false);
  };
  return (
    <>
      {failure && <Text role="alert">{failure}</Text>}
      <DropdownMenu
        trigger={<Button loading={busy}>{t(MONEY_TEXTS.download)}</Button>}
        items={[
          ...JOURNAL_FORMATS.map((format) => ({ id: format, label: t(MONEY_TEXTS[format]), onSelect: () => download(format) })),
          { id: 'sheet', label: t(UNIT_YEAR_TEXTS.sheet), href: sheetHref, groupStart: true },
        ]}
      />
    </>
  );
}
