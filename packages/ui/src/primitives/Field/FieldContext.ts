import { type AriaAttributes, createContext, use } from 'react';

export interface FieldWiring {
  readonly id?: string;
  /** The label's own id, for inputs that are several controls under one name. */
  readonly labelId?: string;
  readonly describedBy?: string;
  readonly invalid: boolean;
  readonly required: boolean;
}

export const FieldContext = createContext<FieldWiring>({ invalid: false, required: false });

/** What an input may be given besides what its field says of it; it is kept, and what the field adds comes after. */
export type DescribedProps = Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'>;

interface OwnWiring extends DescribedProps {
  id?: string;
  required?: boolean;
}

/** The ids of all that describes an element, in the order in which it is read. */
export function describedBy(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Attributes that tie an input to the field around it; what the input says itself comes first, then its unit or counter, if it has one. */
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

/** Attributes that give a group of controls the name and description of the field around it. */
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

/** Attributes of a group of radios, which is required and invalid as a whole. */
export function useRadioGroupWiring(own: OwnRadioWiring) {
  const { required, 'aria-invalid': isInvalid } = useFieldWiring(own);
  return { ...useGroupWiring(own), 'aria-required': required, 'aria-invalid': isInvalid };
}
