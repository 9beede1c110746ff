import { Button, Stack, Text, useTranslate } from '@quad/ui';
import type { ReactNode } from 'react';
import { useInstitute } from '../../boot/PageSettingsContext.ts';

/** A form that is about a password; where passwords open no account, which the server says to whoever sends it, the way to sign in instead. */
export function WithPassword({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { name, offered } = useInstitute();
  if (offered?.hasPassword !== false) return children;
  return (
    <Stack>
      <Text>{t('{institute} signs people in by its own provider. There is no password to have here.', { institute: name })}</Text>
      <Button variant="primary" href="/login">
        {t('Go to the sign-in page')}
      </Button>
    </Stack>
  );
}
