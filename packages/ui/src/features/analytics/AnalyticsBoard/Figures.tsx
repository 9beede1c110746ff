import type { ReactNode } from 'react';
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
    <Section title={title} level={3}>
      <div className={row}>{children}</div>
    </Section>
  );
}

/** A named part of a board: its charts, as many side by side as have room. */
export function Charts({ title, children }: FiguresProps) {
  return (
    <Section title={title} level={3}>
      <Grid columns="fit" gap="l" align="start">
        {children}
      </Grid>
    </Section>
  );
}
