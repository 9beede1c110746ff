import { Button, Inline, useTranslate } from '@quad/ui';
import { lazy, Suspense } from 'react';
import type { ListExportProps } from '../screens/exports/ListExport.tsx';

const ListExport = lazy(() => import('../screens/exports/ListExport.tsx'));

/** As large as the icon of the button, which is loaded with its code. */
const ICON_SPACE = <svg width={16} height={16} aria-hidden="true" />;

/** The button that exports a list. Its code is loaded late; until then a disabled button takes its place, so that nothing moves. */
export function ExportButton(props: ListExportProps) {
  const t = useTranslate();
  const placeholder = (
    <Inline justify="end">
      <Button size="s" variant="quiet" icon={ICON_SPACE} disabled>
        {t('Save as {format}', { format: 'CSV' })}
      </Button>
    </Inline>
  );
  return (
    <Suspense fallback={placeholder}>
      <ListExport {...props} />
    </Suspense>
  );
}
