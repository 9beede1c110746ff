import type { ReactNode } from 'react';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { legend } from './ProfileForm.css.ts';

export interface FormPartProps {
  title: string;
  children: ReactNode;
}

/** A section of the profile form. */
export function FormPart({ title, children }: FormPartProps) {
  return (
    <fieldset>
      <legend className={legend}>{title}</legend>
      <Grid columns={{ phone: 1, tablet: 2 }}>{children}</Grid>
    </fieldset>
  );
}
