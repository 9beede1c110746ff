import type { ReactNode } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { part, partBody, partTitle } from './EventForm.css.ts';

export interface EventFormPartProps {
  title: string;
  children: ReactNode;
}

/** Fields of the event form that belong together. */
export function EventFormPart({ title, children }: EventFormPartProps) {
  return (
    <fieldset className={part}>
      <legend className={partTitle}>{title}</legend>
      <div className={partBody}>
        <Stack>{children}</Stack>
      </div>
    </fieldset>
  );
}
