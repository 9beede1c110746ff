import type { HTMLAttributes, Ref } from 'react';
import { divider } from './Divider.css.ts';

export interface DividerProps extends Omit<HTMLAttributes<HTMLHRElement>, 'className' | 'style' | 'children'> {
  ref?: Ref<HTMLHRElement>;
}

/** A hairline between two parts of one thing. Use Section instead where the next part has a name; try space alone first. */
export function Divider(props: DividerProps) {
  return <hr {...props} className={divider} />;
}
