import { useState } from 'react';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { DataTable, type DataTableColumn } from '../../primitives/DataTable/DataTable.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Textarea } from '../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import type { ThemeContrast } from '../../theming/themeValues.ts';
import { picker } from '../Themes/Themes.css.ts';
import { Specimen } from '../Themes/Themes.tsx';
import { buildOwnTheme, fromHash, type OwnTheme, toHash } from './ownTheme.ts';

const SCHEMES = { light: 'By day', dark: 'At night' } as const;

const COLUMNS: readonly DataTableColumn<ThemeContrast>[] = [
  { id: 'pair', header: 'Pair', cell: ({ says }) => says },
  { id: 'scheme', header: 'When', cell: ({ scheme }) => SCHEMES[scheme] },
  { id: 'ratio', header: 'Contrast', cell: ({ ratio }) => ratio.toFixed(2), align: 'end' },
  { id: 'least', header: 'At least', cell: ({ least }) => least, align: 'end' },
];

/** How many pairs are listed, those with the smallest margin of contrast first. */
const MAX_PAIRS = 6;

/** A theme that is stored in the hash of the URL, so that it can be shared. */
function useThemeInHash(): [OwnTheme, (change: Partial<OwnTheme>) => void] {
  const [theme, setTheme] = useState(() => fromHash(location.hash));
  const change = (changed: Partial<OwnTheme>) => {
    const next = { ...theme, ...changed };
    history.replaceState(history.state, '', toHash(next));
    setTheme(next);
  };
  return [theme, change];
}

function Save({ name, type, content }: { name: string; type: string; content: string }) {
  return (
    <Link href={`data:${type};charset=utf-8,${encodeURIComponent(content)}`} download={name} external>
      Save {name}
    </Link>
  );
}

/** A form for an app's own theme, with a live preview, the contrast of its color pairs, and the files to save. */
export function ThemeForm() {
  const [theme, change] = useThemeInHash();
  const { file, css, contrasts = [], faults } = buildOwnTheme(theme);
  const nearest = contrasts.toSorted((one, other) => one.ratio / one.least - other.ratio / other.least).slice(0, MAX_PAIRS);
  return (
    <Stack>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <Field label="Name" hint="What stands in data-theme; with -dark at night.">
          <TextInput value={theme.name} spellCheck={false} onChange={({ currentTarget }) => change({ name: currentTarget.value })} />
        </Field>
        <Field label="Brand" hint="Written as #0b6e4f.">
          <Inline wrap={false}>
            <input
              type="color"
              className={picker}
              aria-label="Choose a color"
              value={/^#[\da-f]{6}$/i.test(theme.brand) ? theme.brand : '#808080'}
              onChange={({ currentTarget }) => change({ brand: currentTarget.value })}
            />
            <TextInput value={theme.brand} spellCheck={false} onChange={({ currentTarget }) => change({ brand: currentTarget.value })} />
          </Inline>
        </Field>
      </Grid>
      <Field
        label="Further tokens"
        hint="A file in the Design Tokens format: any color, face, radius or space, for the night in a group called dark."
      >
        <Textarea value={theme.tokens} spellCheck={false} onChange={({ currentTarget }) => change({ tokens: currentTarget.value })} />
      </Field>
      {faults.length > 0 ? (
        <Banner tone="critical" live title="The theme was not built, because these pairs of colours have too little contrast">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </Banner>
      ) : (
        <Inline>
          <Text role="status">All {contrasts.length / 2} pairs of colors have enough contrast by day and at night.</Text>
          <Save name={`${theme.name}.tokens.json`} type="application/json" content={file ?? ''} />
          <Save name={`${theme.name}.css`} type="text/css" content={css ?? ''} />
          <Link href={toHash(theme)} target="_blank" external>
            Its address
          </Link>
        </Inline>
      )}
      {css && faults.length === 0 && (
        <Grid columns={{ phone: 1, desktop: 2 }}>
          <Specimen id={theme.name} name="By day" css={css} scheme="light" />
          <Specimen id={theme.name} name="At night" css={css} scheme="dark" />
        </Grid>
      )}
      {nearest.length > 0 && (
        <DataTable
          caption="The pairs that are nearest to their least contrast"
          columns={COLUMNS}
          rows={nearest}
          rowId={({ scheme, name }) => `${scheme} ${name}`}
        />
      )}
    </Stack>
  );
}
