import { Button, Inline, useTranslate } from '@quad/ui';
import { lazy, Suspense } from 'react';
import type { ListExportProps } from '../screens/exports/ListExport.tsx';

const ListExport = lazy(() => import('../screens/exports/ListExport.tsx'));

/** As large as the sign of the tool, which comes with its code. */
const SIGN = <svg width={16} height={16} aria-hidden="true" />;

/** The tool that saves a list, whose code comes late: until it is there its words stand in its place, so that nothing jumps. */
export function ExportButton(props: ListExportProps) {
  const t = useTranslate();
  const place = (
    <Inline justify="end">
      <Button size="s" variant="quiet" icon={SIGN} disabled>
        {t('Save as {format}', { format: 'CSV' })}
      </Button>
    </Inline>
  );
  return (
    <Suspense fallback={place}>
      <ListExport {...props} />
    </Suspense>
  );
}
