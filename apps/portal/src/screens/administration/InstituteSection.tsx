import { useAdminRead, useAdminWrite } from '@quad/api-client/hooks';
import type { InstituteChange, InstituteInput, InstituteSettings } from '@quad/domain/administration';
import { Card, useTranslate } from '@quad/ui';
import { InstituteForm } from '@quad/ui/features/administration';
import { useState } from 'react';
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
            <Settings settings={settings} onSave={change} />
          </Card>
        )}
      </Loaded>
    </AdminSection>
  );
}

interface SettingsProps {
  settings: InstituteSettings;
  onSave: (change: InstituteChange) => Promise<unknown>;
}

/** The form, which also sends what it showed first, so that nobody's changes meanwhile are lost. */
function Settings({ settings, onSave }: SettingsProps) {
  const [seen, setSeen] = useState(settings);
  const save = async (input: InstituteInput) => {
    await onSave({ ...input, seen });
    setSeen(input);
  };
  return <InstituteForm settings={settings} onSave={save} />;
}
