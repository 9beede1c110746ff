import { useAdminRead, useAdminWrite } from '@quad/api-client/hooks';
import { Card, useTranslate } from '@quad/ui';
import { InstituteForm } from '@quad/ui/features/administration';
import { withSuccessToast } from '../../app/shell/withSuccessToast.ts';
import { AdminSection, Loaded } from './AdminSection.tsx';

const FAILED = 'Failed to load the settings of the institute.';

/** The settings of the institute. */
export function InstituteSection() {
  const t = useTranslate();
  const change = withSuccessToast(useAdminWrite('changeInstitute'), 'The institute was changed.');
  return (
    <AdminSection description={t('These settings override the variables of the server. Open pages show them after a reload.')}>
      <Loaded read={useAdminRead('institute')} loadingText={t('Loading the institute...')} failed={FAILED}>
        {(settings) => (
          <Card padding="l" width="form">
            <InstituteForm settings={settings} onSave={change} />
          </Card>
        )}
      </Loaded>
    </AdminSection>
  );
}
