import { use } from 'react';
import { FieldContext } from './FieldContext.ts';

interface OwnGroupWiring {
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
}

/** Attributes that give a group of controls the name and description of the field around it. Apart, so that the sign-in page loads nothing of it. */
export function useGroupWiring(own: OwnGroupWiring) {
  const field = use(FieldContext);
  return {
    id: own.id ?? field.id,
    'aria-label': own['aria-label'],
    'aria-labelledby': own['aria-labelledby'] ?? (own['aria-label'] ? undefined : field.labelId),
    'aria-describedby': [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ') || undefined,
  };
}
