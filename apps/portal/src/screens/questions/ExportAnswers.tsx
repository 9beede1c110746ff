import { errorText } from '@quad/api-client/hooks';
import { QUESTION_TEXTS } from '@quad/domain/forms';
import { Button, Inline, useTranslate } from '@quad/ui';
import { saveFile } from '@quad/ui/features/downloads';
import { useState } from 'react';
import { showShellToast } from '../../app/shell/shellToasts.ts';

interface ExportAnswersProps {
  fileName: string;
  /** Creates the file; a rejection is shown as an error. */
  onExport: () => Promise<string>;
  /** Loads all answers and prints them; set if not all are shown. A rejection is shown as an error. */
  onPrint?: (() => Promise<unknown>) | undefined;
}

/** Prints the answers and exports all of them as a file. */
export function ExportAnswers({ fileName, onExport, onPrint }: ExportAnswersProps) {
  const t = useTranslate();
  const [busy, setBusy] = useState<'export' | 'print'>();
  const work = async (what: 'export' | 'print', doIt: () => Promise<unknown>, failure: string) => {
    setBusy(what);
    try {
      await doIt();
    } catch (failed) {
      showShellToast({ tone: 'critical', description: errorText(failed, failure) });
    }
    setBusy(undefined);
  };
  const exportAll = () => work('export', async () => saveFile(fileName, await onExport()), QUESTION_TEXTS.exportFailed);
  return (
    <Inline>
      <Button
        loading={busy === 'print'}
        loadingText={t('Loading...')}
        onClick={() => (onPrint ? void work('print', onPrint, QUESTION_TEXTS.answersFailed) : window.print())}
      >
        {t(QUESTION_TEXTS.print)}
      </Button>
      <Button loading={busy === 'export'} loadingText={t(QUESTION_TEXTS.exporting)} onClick={() => void exportAll()}>
        {t(QUESTION_TEXTS.exportCsv)}
      </Button>
    </Inline>
  );
}

/** Returns a name such as 'Answers of Robo Soccer.csv', without characters that file names may not contain. */
export function csvName(of: string, title: string): string {
  return `${of} ${title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()}.csv`;
}
