// Apart from the roles, which the sign-in page loads.

/** To whoever would be a coordinator, were there a unit. */
export const NO_UNIT_TEXT = 'No unit has your e-mail address as its contact yet. Ask your general secretary or the president to set it.';
