import { Card, Grid, KeyValueList, Stack } from '@quad/ui';
import type { MailMessage } from '../src/mail/mailer.ts';

export interface MailProps extends MailMessage {
  /** Whether the mail program is a dark one. A frame asks the device of whoever looks on, so its rule is taken as one for all. */
  isDark?: boolean;
}

/** A mail as both kinds of mail program show it: as text, and as a page that runs no scripts and loads nothing. */
export function Mail({ to, subject, text, html, isDark = false }: MailProps) {
  return (
    <Stack>
      <KeyValueList
        items={[
          { label: 'Subject', value: subject },
          { label: 'To', value: to },
        ]}
      />
      <Grid>
        <Card asChild aria-label="Text">
          <section>
            <strong>Text</strong>
            <pre style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</pre>
          </section>
        </Card>
        <Card asChild aria-label="HTML">
          <section>
            <strong>HTML</strong>
            {/* Its own origin is shared so that a story can read it. A mail program is light or dark, whatever the theme. */}
            <iframe
              title={`HTML of: ${subject}`}
              sandbox="allow-same-origin"
              srcDoc={isDark ? html.replace('@media (prefers-color-scheme:dark)', '@media all') : html}
              style={{ inlineSize: '100%', blockSize: '26rem', border: 0, colorScheme: isDark ? 'dark' : 'light' }}
            />
          </section>
        </Card>
      </Grid>
    </Stack>
  );
}
