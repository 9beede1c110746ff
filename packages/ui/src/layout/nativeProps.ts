import type { HTMLAttributes, Ref } from 'react';

/** The props that a component passes on to its element: attributes, handlers and the ref, but no styling and no content. */
export interface NativeProps<Drawn extends HTMLElement> extends Omit<HTMLAttributes<Drawn>, 'className' | 'style' | 'children'> {
  ref?: Ref<Drawn>;
}
