import type { HTMLAttributes, Ref } from 'react';
import { divider } from './Divider.css.ts';

export interface DividerProps extends Omit<HTMLAttributes<HTMLHRElement>, 'className' | 'style' | 'children'> {
  ref?: Ref<HTMLHRElement>;
}

/** A thin line between two parts of one object. Use Section instead if the next part has a title; try space alone first. */
export function Divider(props: DividerProps) {
  return <hr {...props} className={divider} />;
}
