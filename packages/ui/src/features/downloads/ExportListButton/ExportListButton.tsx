import { Download } from 'lucide-react';
import { useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';

export interface ExportListButtonProps {
  /** Loads and exports the whole filtered list. The button is busy while the promise is pending, and a rejection is shown. */
  onSave: () => Promise<unknown>;
  /** The number of items to export; undefined until it is known. */
  count?: number | undefined;
}

/** Exports the filtered list as CSV: a quiet button beside the filters. Use Button instead if exporting is the purpose of a page. */
export function ExportListButton({ onSave, count }: ExportListButtonProps) {
  const t = useTranslate();
  const [exporting, setExporting] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false });
  const exportList = async () => {
    setExporting({ isBusy: true });
    try {
      await onSave();
      setExporting({ isBusy: false });
    } catch (failed) {
      setExporting({ isBusy: false, error: failureOf(failed, 'Failed to export the list.').message });
    }
  };
  return (
    <Stack gap="xxs">
      <Inline justify="end">
        <Button
          size="s"
          variant="quiet"
          icon={<Download size={16} aria-hidden="true" />}
          disabled={count === 0}
          loading={exporting.isBusy}
          loadingText={t('Exporting...')}
          onClick={() => void exportList()}
        >
          {t('Save as {format}', { format: 'CSV' })}
        </Button>
      </Inline>
      {exporting.error && (
        <Banner tone="critical" live>
          {t(exporting.error)}
        </Banner>
      )}
    </Stack>
  );
}
