import meridian from '../../../tokens/examples/meridian.tokens.json' with { type: 'json' };
import northfield from '../../../tokens/examples/northfield.tokens.json' with { type: 'json' };
import saltmarsh from '../../../tokens/examples/saltmarsh.tokens.json' with { type: 'json' };
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { UiProvider } from '../../primitives/UiProvider/UiProvider.tsx';
import { buildTheme } from '../../theming/buildTheme.ts';
import { ground } from './Themes.css.ts';

/** Three fictitious institutes, each with the file that its theme is built from. */
export const INSTITUTES = {
  northfield: { name: 'Northfield Institute of Technology', file: northfield },
  saltmarsh: { name: 'Saltmarsh College of Arts', file: saltmarsh },
  meridian: { name: 'Meridian University', file: meridian },
} as const;

export type Institute = keyof typeof INSTITUTES;

export interface ThemesProps {
  /** Light or dark. */
  scheme: 'light' | 'dark';
}

interface SpecimenProps extends ThemesProps {
  /** The value of `data-theme`. */
  id: string;
  name: string;
  /** The style sheet of the theme. */
  css: string;
}

/** A card that uses most of the tokens of a theme. */
export function Specimen({ id, name, css, scheme }: SpecimenProps) {
  return (
    <UiProvider theme={scheme === 'dark' ? `${id}-dark` : id}>
      <style>{css}</style>
      <div className={ground}>
        <Card asChild aria-label={name}>
          <section>
            <Stack>
              <Heading level={2}>{name}</Heading>
              <Inline>
                <Badge tone="positive">Approved</Badge>
                <Badge tone="caution">Pending</Badge>
              </Inline>
              <Text tone="muted">Main Auditorium, Nov 27, 2026 at 6:30 pm</Text>
              <Tabs
                label={`Views of ${name}`}
                items={[
                  { id: 'upcoming', label: 'Upcoming', content: 'Nothing this week.' },
                  { id: 'past', label: 'Past', content: 'Nothing yet.' },
                ]}
              />
              <Field label="Purpose">
                <TextInput defaultValue="Rehearsal" />
              </Field>
              <Inline>
                <Button variant="primary">Submit Request</Button>
                <Button>Save a draft</Button>
                <Link href="#rules">The rules</Link>
              </Inline>
            </Stack>
          </section>
        </Card>
      </div>
    </UiProvider>
  );
}

/** The same card for each institute, in the theme that `quad-tokens build` generates from its file. */
export function Themes({ scheme }: ThemesProps) {
  return (
    <Grid columns={{ phone: 1, desktop: 3 }} gap="m">
      {(Object.keys(INSTITUTES) as Institute[]).map((id) => (
        <Specimen key={id} id={id} name={INSTITUTES[id].name} css={buildTheme(INSTITUTES[id].file, { name: id }).css} scheme={scheme} />
      ))}
    </Grid>
  );
}
