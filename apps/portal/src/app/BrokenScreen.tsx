import { Button, Stack, useTranslate } from '@quad/ui';

const reload = () => window.location.reload();

/** What a person sees where a screen broke or its code did not arrive. It needs next to nothing itself, so that it can always be shown. */
export function BrokenScreen() {
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
