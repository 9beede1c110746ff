import { Card, Grid, KeyValueList, Stack } from '@quad/ui';
import type { MailMessage } from '../../apps/server/src/mail/mailer.ts';

/** A mail as both kinds of mail program show it: as text, and as a page that runs no scripts and loads nothing. */
export function Mail({ to, subject, text, html }: MailMessage) {
  return (
    <Stack>
      <KeyValueList
        items={[
          { label: 'Subject', value: subject },
          { label: 'To', value: to },
        ]}
      />
      <Grid>
        <Card as="section" aria-label="Text">
          <strong>Text</strong>
          <pre style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</pre>
        </Card>
        <Card as="section" aria-label="HTML">
          <strong>HTML</strong>
          {/* Its own origin is shared so that a story can read it. A mail program's ground is white, whatever the theme. */}
          <iframe
            title={`HTML of: ${subject}`}
            sandbox="allow-same-origin"
            srcDoc={html}
            style={{ inlineSize: '100%', blockSize: '26rem', border: 0, background: 'white', colorScheme: 'light' }}
          />
        </Card>
      </Grid>
    </Stack>
  );
}
