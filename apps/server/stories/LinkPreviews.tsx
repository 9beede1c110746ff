import { Card, Grid, Inline, Stack, Text } from '@quad/ui';
import type { LinkPreview } from './links.ts';

export interface LinkPreviewsProps {
  previews: readonly LinkPreview[];
}

/** A link as chat programs show it: with the whole picture, and small, with the middle of it. */
function Preview({ title, description, site, address, picture, alt }: LinkPreview) {
  return (
    <Stack>
      <Card asChild aria-label={title}>
        <article>
          <Stack gap="s">
            <img src={picture} alt={alt} width={1200} height={630} style={{ inlineSize: '100%', blockSize: 'auto', display: 'block' }} />
            <Text weight="medium" lines={2}>
              {title}
            </Text>
            <Text size="s" lines={3}>
              {description}
            </Text>
            <Text size="s" tone="muted" truncate>
              {`${site} · ${new URL(address).host}`}
            </Text>
          </Stack>
        </article>
      </Card>
      <Card>
        <Inline wrap={false}>
          <img
            src={picture}
            alt=""
            width={72}
            height={72}
            style={{ inlineSize: '4.5rem', blockSize: '4.5rem', objectFit: 'cover', flex: 'none' }}
          />
          <Stack gap="xs">
            <Text weight="medium" lines={1}>
              {title}
            </Text>
            <Text size="s" tone="muted" lines={2}>
              {description}
            </Text>
          </Stack>
        </Inline>
      </Card>
    </Stack>
  );
}

/** The links of public pages as programs show them that they are sent with. */
export function LinkPreviews({ previews }: LinkPreviewsProps) {
  return (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      {previews.map((each) => (
        <Preview key={each.title} {...each} />
      ))}
    </Grid>
  );
}
