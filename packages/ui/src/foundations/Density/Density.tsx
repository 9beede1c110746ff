import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { vars } from '../../themes/contract.css.ts';
import { MEASURES } from '../../themes/themes.ts';
import { inPixels } from '../measures.ts';
import { name as nameStyle } from '../specimen.css.ts';

const { usual, compact, touch } = MEASURES;

const DENSITIES = { Comfortable: usual.space, Compact: compact.space } as const;

type Space = keyof typeof usual.space;
type Control = keyof typeof usual.control;

function variablesOf(space: Readonly<Record<Space, string>>): Record<string, string> {
  return Object.fromEntries((Object.keys(space) as Space[]).map((step) => [vars.space[step], space[step]]));
}

/** The same card in both densities: spacing shrinks, and controls keep their size. On touch devices, controls grow. */
export function Density() {
  return (
    <Stack gap="xl">
      <Grid columns={{ phone: 1, tablet: 2 }} align="start">
        {Object.entries(DENSITIES).map(([density, space]) => (
          <div key={density} style={assignInlineVars(variablesOf(space))}>
            <Card asChild aria-label={density}>
              <section>
                <Stack>
                  <Heading level={3}>{density}</Heading>
                  <Badge tone="caution">Pending</Badge>
                  <Text>Main Auditorium, Nov 27, 2026 at 6:30 pm</Text>
                  <Field label="Purpose">
                    <TextInput defaultValue="Rehearsal" />
                  </Field>
                  <Button variant="primary">Submit Request</Button>
                </Stack>
              </section>
            </Card>
          </div>
        ))}
      </Grid>
      <DataTable
        caption="Heights of controls"
        rows={(Object.keys(usual.control) as Control[]).map((step) => ({ step }))}
        rowId={({ step }) => step}
        columns={[
          { id: 'name', header: 'Control', cell: ({ step }) => <span className={nameStyle}>{step}</span> },
          { id: 'pointer', header: 'Under a pointer', align: 'end', cell: ({ step }) => inPixels(usual.control[step]) },
          { id: 'finger', header: 'Under a finger', align: 'end', cell: ({ step }) => inPixels(touch.control[step]) },
        ]}
      />
    </Stack>
  );
}
