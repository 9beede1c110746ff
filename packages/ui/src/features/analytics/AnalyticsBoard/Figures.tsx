import { Children, type ReactNode } from 'react';
import { row } from '../../../dashboard/StatCard/StatCard.css.ts';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Section } from '../../../layout/Section/Section.tsx';

export interface FiguresProps {
  title: string;
  children: ReactNode;
}

/** A named part of a board: its figures, side by side without a gap. */
export function Figures({ title, children }: FiguresProps) {
  return (
    <Section title={title} headingLevel={3}>
      <div className={row}>{children}</div>
    </Section>
  );
}

/** A named part of a board: its charts, as many side by side as have room; four of them two by two, so that none is left over. */
export function Charts({ title, children }: FiguresProps) {
  const columns = Children.toArray(children).length === 4 ? ({ phone: 1, desktop: 2 } as const) : 'stretch';
  return (
    <Section title={title} headingLevel={3}>
      <Grid columns={columns} gap="l" align="start">
        {children}
      </Grid>
    </Section>
  );
}
