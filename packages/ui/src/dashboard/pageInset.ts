import { vars } from '../themes/contract.css.ts';

/** Beside a page and its title: the gutter, and on a wide screen as much as leaves the page 90rem in the middle. */
export const pageInset = `max(${vars.space.l}, calc((100% - 90rem) / 2))`;
