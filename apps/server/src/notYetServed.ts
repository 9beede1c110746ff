/** Calls of the contract that this server does not answer yet. The parity test holds it to the truth: it can only shrink. */
export const NOT_YET_SERVED: readonly string[] = [
];
