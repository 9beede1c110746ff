import { FEATURE_FLAG_TEXTS } from '@quad/domain/feature-flags';
import { Button, Page, Stack, useTranslate } from '@quad/ui';

/** Where an address leads that belongs to a part of the portal which the institute has switched off. */
export function OffPage() {
  const t = useTranslate();
  return (
    <main>
      <Page title={t(FEATURE_FLAG_TEXTS.offTitle)} width="text">
        <Stack gap="m" align="start">
          <p>
            {t(FEATURE_FLAG_TEXTS.off)} {t(FEATURE_FLAG_TEXTS.kept)}
          </p>
          <Button href="/">{t('Go to your dashboard')}</Button>
        </Stack>
      </Page>
    </main>
  );
}
