import { vars } from '../themes/contract.css.ts';

/** The inline padding of a page and its title: the gutter, and on a wide screen what centers a page of 90rem. */
export const pageInset = `max(${vars.space.l}, calc((100% - 90rem) / 2))`;
