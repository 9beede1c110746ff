import { Button, Page, Stack } from '@quad/ui';

const reload = () => window.location.reload();

/** What a person sees where a screen broke or its code did not arrive. */
export function BrokenScreen() {
  return (
    <Page title="This page could not be shown" width="text">
      <Stack gap="m">
        <p role="alert">
          Something in this page failed, or a part of it did not arrive. Nothing that you saved is lost. Reload the page to go on.
        </p>
        <Button variant="primary" onClick={reload}>
          Reload
        </Button>
      </Stack>
    </Page>
  );
}
