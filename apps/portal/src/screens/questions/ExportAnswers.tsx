import { errorText } from '@quad/api-client/hooks';
import { QUESTION_TEXTS } from '@quad/domain/forms';
import { Button, Inline, useTranslate } from '@quad/ui';
import { saveFile } from '@quad/ui/features/saving';
import { useState } from 'react';
import { showShellToast } from '../../app/shell/shellToasts.ts';

interface ExportAnswersProps {
  fileName: string;
  /** Makes the file; rejected, it is said why. */
  onExport: () => Promise<string>;
  /** Prints what is not all shown; rejected, it is said why. */
  onPrint?: (() => Promise<unknown>) | undefined;
}

/** Prints what is shown, and keeps all of it as a file. */
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
        loadingText={t(QUESTION_TEXTS.answersLoading)}
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

/** 'Answers of Robo Soccer.csv', without what no file may be called. */
export function csvName(of: string, title: string): string {
  return `${of} ${title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()}.csv`;
}
