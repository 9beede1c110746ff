import type { ReactNode } from 'react';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Section } from '../../../layout/Section/Section.tsx';

export interface FiguresProps {
  title: string;
  children: ReactNode;
}

/** A named part of a board: its figures, two or four side by side. */
export function Figures({ title, children }: FiguresProps) {
  return (
    <Section title={title} level={3}>
      <Grid columns={{ phone: 2, desktop: 4 }} gap="s">
        {children}
      </Grid>
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
