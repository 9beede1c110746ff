'use client';
import { Button, Dialog } from '@quad/ui';

/** What needs a browser: a client component of the app's own. */
export function Asks() {
  return (
    <Dialog title="A dialog" trigger={<Button>Open</Button>}>
      What it says
    </Dialog>
  );
}
