import { type AriaAttributes, createContext, use } from 'react';

export interface FieldWiring {
  readonly id?: string;
  /** The id of the label element, for inputs that consist of several controls under one name. */
  readonly labelId?: string;
  readonly describedBy?: string;
  readonly invalid: boolean;
  readonly required: boolean;
}

export const FieldContext = createContext<FieldWiring>({ invalid: false, required: false });

/** Attributes that an input may already have. They are kept, and those of the field are added after them. */
export type DescribedProps = Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'>;

interface OwnWiring extends DescribedProps {
  id?: string;
  required?: boolean;
}

/** Joins the ids of describing elements, in reading order; undefined if there are none. */
export function describedBy(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/**
 * Attributes that connect an input to its Field. The input's own description comes first, then its unit or counter (`partId`), then those
 * of the field.
 */
export function useFieldWiring(own: OwnWiring, partId?: string) {
  const field = use(FieldContext);
  return {
    id: own.id ?? field.id,
    required: own.required ?? (field.required || undefined),
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
    'aria-describedby': describedBy(own['aria-describedby'], partId, field.describedBy),
  };
}

interface OwnGroupWiring extends Pick<DescribedProps, 'aria-describedby'> {
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Attributes that give a group of controls the name and description of its Field. */
export function useGroupWiring(own: OwnGroupWiring) {
  const field = use(FieldContext);
  return {
    id: own.id ?? field.id,
    'aria-label': own['aria-label'],
    'aria-labelledby': own['aria-labelledby'] ?? (own['aria-label'] ? undefined : field.labelId),
    'aria-describedby': describedBy(own['aria-describedby'], field.describedBy),
  };
}

interface OwnRadioWiring extends OwnGroupWiring, DescribedProps {
  required?: boolean;
}

/** Attributes of a radio group, which is required and invalid as a whole. */
export function useRadioGroupWiring(own: OwnRadioWiring) {
  const { required, 'aria-invalid': isInvalid } = useFieldWiring(own);
  return { ...useGroupWiring(own), 'aria-required': required, 'aria-invalid': isInvalid };
}
