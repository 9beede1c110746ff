import { Download } from 'lucide-react';
import { useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';

export interface SaveListProps {
  /** Loads and exports the whole filtered list. The button is busy while the promise is pending, and a rejection is shown. */
  onSave: () => Promise<unknown>;
  /** The number of items to export; undefined until it is known. */
  count?: number | undefined;
}

/** Exports the filtered list as CSV: a quiet button beside the filters. Use Button instead if exporting is the purpose of a page. */
export function SaveList({ onSave, count }: SaveListProps) {
  const t = useTranslate();
  const [saving, setSaving] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false });
  const save = async () => {
    setSaving({ isBusy: true });
    try {
      await onSave();
      setSaving({ isBusy: false });
    } catch (failed) {
      setSaving({ isBusy: false, error: failureOf(failed, 'Failed to export the list.').message });
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
          loading={saving.isBusy}
          loadingText={t('Exporting...')}
          onClick={() => void save()}
        >
          {t('Save as {format}', { format: 'CSV' })}
        </Button>
      </Inline>
      {saving.error && (
        <Banner tone="critical" live>
          {t(saving.error)}
        </Banner>
      )}
    </Stack>
  );
}
