import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { Button, Page, Stack } from '@quad/ui';

/** Where a person ends who asked for a screen of another role. */
export function UnauthorisedPage() {
  return (
    <main>
      <Page title={ACCOUNT_TEXTS.unauthorisedTitle} width="text">
        <Stack gap="m" align="start">
          <p>{ACCOUNT_TEXTS.unauthorisedText}</p>
          <Button href="/">Go to your dashboard</Button>
        </Stack>
      </Page>
    </main>
  );
}
