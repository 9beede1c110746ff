import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { Button, Page, Stack, useTranslate } from '@quad/ui';

/** Where a person ends who asked for a screen of another role. */
export function UnauthorisedPage() {
  const t = useTranslate();
  return (
    <main>
      <Page title={t(ACCOUNT_TEXTS.unauthorisedTitle)} width="text">
        <Stack gap="m" align="start">
          <p>{t(ACCOUNT_TEXTS.unauthorisedText)}</p>
          <Button href="/">{t('Go to your dashboard')}</Button>
        </Stack>
      </Page>
    </main>
  );
}
