import type { ReactNode } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Text } from '../Text/Text.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { InSheetContext } from './InSheetContext.ts';

interface FilterSheetProps {
  /** The number of results in the list below. */
  summary: string | undefined;
  onClose: () => void;
  /** The filters, each in its Field. */
  children: ReactNode;
}

/** The filters of a narrow bar, one below the other, in a sheet that slides up on a phone. Each change takes effect at once. */
export function FilterSheet({ summary, onClose, children }: FilterSheetProps) {
  const t = useTranslate();
  const footer = (
    <>
      <Text size="s" tone="muted">
        {summary}
      </Text>
      <Button variant="primary" onClick={onClose}>
        {t('Done')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('Filters')} size="s" open onOpenChange={onClose} footer={<Inline justify="between">{footer}</Inline>}>
      <InSheetContext value={true}>
        <Stack>{children}</Stack>
      </InSheetContext>
    </Dialog>
  );
}
