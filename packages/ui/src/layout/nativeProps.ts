import type { HTMLAttributes, Ref } from 'react';

/** What a component passes on to the element that it draws: attributes, handlers and the ref; never a look, and never its content. */
export interface NativeProps<Drawn extends HTMLElement> extends Omit<HTMLAttributes<Drawn>, 'className' | 'style' | 'children'> {
  ref?: Ref<Drawn>;
}
