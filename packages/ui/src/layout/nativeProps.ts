import type { HTMLAttributes, Ref } from 'react';

/** The props that a component passes on to its element: attributes, handlers and the ref, but no styling and no content. */
export interface NativeProps<RootElement extends HTMLElement>
  extends Omit<HTMLAttributes<RootElement>, 'className' | 'style' | 'children'> {
  ref?: Ref<RootElement>;
}
