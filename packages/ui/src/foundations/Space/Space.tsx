import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { ToggleButtonGroup } from '../../primitives/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { vars } from '../../themes/contract.css.ts';
import { MEASURES } from '../../themes/themes.ts';
import { inPixels } from '../measures.ts';
import { name as nameStyle, shown } from '../specimen.css.ts';
import { bar } from './Space.css.ts';

const DESCRIPTIONS = {
  xxs: 'a label and its value',
  xs: 'an icon and its word, buttons of a kind',
  s: 'things within a card',
  m: 'cards, fields of a form',
  l: 'groups of fields, a card and its edge on a desktop',
  xl: 'sections of a page',
  xxl: 'the end of a page',
} as const satisfies Record<keyof typeof MEASURES.usual.space, string>;

type SpaceName = keyof typeof DESCRIPTIONS;

const STEPS = Object.keys(DESCRIPTIONS).filter(isSpace);

function isSpace(id: string): id is SpaceName {
  return Object.hasOwn(DESCRIPTIONS, id);
}

/** The seven steps of the spacing scale in both densities, and one of them applied between cards. */
export function Space() {
  const [gap, setGap] = useState<SpaceName>('m');
  const { usual, compact } = MEASURES;
  return (
    <Stack gap="xl">
      <DataTable
        caption="Steps of space"
        captionHidden
        rows={STEPS.map((step) => ({ step }))}
        rowId={({ step }) => step}
        columns={[
          { id: 'name', header: 'Name', cell: ({ step }) => <span className={nameStyle}>{step}</span> },
          { id: 'usual', header: 'Comfortable', align: 'end', cell: ({ step }) => inPixels(usual.space[step]) },
          { id: 'compact', header: 'Compact', align: 'end', cell: ({ step }) => inPixels(compact.space[step]) },
          {
            id: 'now',
            header: 'Now',
            cell: ({ step }) => <span aria-hidden="true" className={bar} style={assignInlineVars({ [shown]: vars.space[step] })} />,
          },
          { id: 'between', header: 'Between', cell: ({ step }) => DESCRIPTIONS[step] },
        ]}
      />
      <Section title="Try it">
        <Stack>
          <ToggleButtonGroup
            label="Space between the cards"
            items={STEPS.map((step) => ({ id: step, label: step }))}
            value={gap}
            onValueChange={(id) => isSpace(id) && setGap(id)}
          />
          <Stack gap={gap} as="ul">
            <Card asChild>
              <li>Main Auditorium</li>
            </Card>
            <Card asChild>
              <li>Seminar Hall 2</li>
            </Card>
            <Card asChild>
              <li>Open Air Theatre</li>
            </Card>
          </Stack>
        </Stack>
      </Section>
    </Stack>
  );
}
