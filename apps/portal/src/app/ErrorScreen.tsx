import { Button, Stack, useTranslate } from '@quad/ui';

const reload = () => window.location.reload();

/** Shown when a screen throws or its code does not load. It has almost no dependencies, so that it can always be rendered. */
export function ErrorScreen() {
  const t = useTranslate();
  return (
    <Stack as="section" align="start">
      <h1>{t('This page could not be shown')}</h1>
      <p role="alert">
        {t('Something in this page failed, or a part of it did not arrive. Nothing that you saved is lost. Reload the page to go on.')}
      </p>
      <Button variant="primary" onClick={reload}>
        {t('Reload')}
      </Button>
    </Stack>
  );
}
