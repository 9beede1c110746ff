import { Button, Stack, Text, useTranslate } from '@quad/ui';
import type { ReactNode } from 'react';
import { useInstitute } from '../../boot/PageSettingsContext.ts';

/**
 * Shows a form about passwords, or, where there is no password sign-in, a link to the other ways to sign in. The server refuses such a form
 * too.
 */
export function WithPassword({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { name, offered } = useInstitute();
  if (offered?.hasPassword !== false) return children;
  return (
    <Stack>
      <Text>{t('{institute} uses its own sign-in provider. There are no passwords here.', { institute: name })}</Text>
      <Button variant="primary" href="/login">
        {t('Go to the sign-in page')}
      </Button>
    </Stack>
  );
}
