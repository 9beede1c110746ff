import { Download } from 'lucide-react';
import { useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';

export interface SaveListProps {
  /** Reads the whole list as it is narrowed down, and saves it. While the promise is open the button is busy; a rejection is shown. */
  onSave: () => Promise<unknown>;
  /** How many there are to save; undefined until it is known. */
  count?: number | undefined;
}

/** Saves a list as CSV, as it is narrowed down: a quiet tool beside what narrows it down. Use a Button instead where saving is what a page is for. */
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
