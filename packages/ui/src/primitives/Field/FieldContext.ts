import { createContext, use } from 'react';

export interface FieldWiring {
  readonly id?: string;
  /** The label's own id, for inputs that are several controls under one name. */
  readonly labelId?: string;
  readonly describedBy?: string;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
}

export const FieldContext = createContext<FieldWiring>({ isInvalid: false, isRequired: false });

interface OwnWiring {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
}

/** Attributes that tie an input to the field around it; what the input says itself comes first. */
export function useFieldWiring(own: OwnWiring) {
  const field = use(FieldContext);
  return {
    id: own.id ?? field.id,
    required: own.required ?? (field.isRequired || undefined),
    'aria-invalid': field.isInvalid || undefined,
    'aria-describedby': [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ') || undefined,
  };
}
