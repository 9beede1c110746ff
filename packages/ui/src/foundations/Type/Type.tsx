import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { MEASURES } from '../../themes/themes.ts';
import { inPixels, stepsOf } from '../measures.ts';
import { name as nameStyle, shown } from '../specimen.css.ts';
import * as styles from './Type.css.ts';

const { size, weight, leading, family } = MEASURES.usual.type;

const SIZES = {
  xs: 'what is beside something: a hint, a time, a caption',
  s: 'dense places: tables, badges, labels of fields',
  m: 'everything that is read',
  l: 'names of sections and dialogs',
  xl: 'the title of a page',
  xxl: 'one figure that a page is about',
} as const satisfies Record<keyof typeof size, string>;

const WEIGHTS = { regular: 'text', medium: 'labels, buttons, names', bold: 'titles and figures' } as const satisfies Record<
  keyof typeof weight,
  string
>;

const SENTENCE = 'Participation rose to 84 in October, from 61 in September.';

interface Row {
  step: string;
  value: string;
}

function scaleTable(caption: string, scale: Readonly<Record<string, string>>, style: string, words: Readonly<Record<string, string>>) {
  const isLength = Object.values(scale).every((value) => value.endsWith('rem'));
  return (
    <DataTable
      caption={caption}
      captionHidden
      rows={stepsOf(scale)}
      rowId={({ step }: Row) => step}
      columns={[
        { id: 'name', header: 'Name', cell: ({ step }: Row) => <span className={nameStyle}>{step}</span> },
        { id: 'value', header: 'Value', align: 'end', cell: ({ value }: Row) => (isLength ? inPixels(value) : value) },
        {
          id: 'looks',
          header: 'Looks',
          cell: ({ value }: Row) => (
            <span className={style} style={assignInlineVars({ [shown]: value })}>
              Rooms for 84 people
            </span>
          ),
        },
        { id: 'for', header: 'For', cell: ({ step }: Row) => words[step] },
      ]}
    />
  );
}

/** The font sizes, weights, line heights and families. */
export function Type() {
  return (
    <Stack gap="xl">
      <Section title="Sizes">{scaleTable('Sizes of type', size, styles.size, SIZES)}</Section>
      <Section title="Weights">{scaleTable('Weights of type', weight, styles.weight, WEIGHTS)}</Section>
      <Section title="Heights of lines">
        <Stack>
          {stepsOf(leading).map(({ step, value }) => (
            <div key={step}>
              <span className={nameStyle}>{`${step}: ${value}`}</span>
              <p className={styles.leading} style={assignInlineVars({ [shown]: value })}>
                {SENTENCE} {SENTENCE}
              </p>
            </div>
          ))}
        </Stack>
      </Section>
      <Section title="Families">
        <Stack>
          {stepsOf(family).map(({ step, value }) => (
            <div key={step}>
              <span className={nameStyle}>{step}</span>
              <p className={styles.family} style={assignInlineVars({ [shown]: value })}>
                Main Auditorium, 6:30 pm, ₹12,34,567
              </p>
            </div>
          ))}
        </Stack>
      </Section>
      <Section title="A line">
        <p className={styles.measure}>
          A line that is read has 60 to 75 characters, because an eye that comes back from the end of a longer one looks for the next. A
          page with the width text keeps to that; a list, which is looked through and not read, may be wider.
        </p>
      </Section>
    </Stack>
  );
}
