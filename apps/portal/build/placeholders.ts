/**
 * Placeholders in the prerendered page for values that only the server knows; `apps/server/src/plugins/page.ts` replaces the same strings.
 */
export const NONCE_PLACEHOLDER = '__QUAD_NONCE__';
export const PORTAL_TITLE_PLACEHOLDER = '__QUAD_PORTAL_TITLE__';
export const INSTITUTE_NAME_PLACEHOLDER = '__QUAD_INSTITUTE_NAME__';
/** For the one placeholder account that stands for all accounts of a demonstration. */
export const ACCOUNT_LABEL_PLACEHOLDER = '__QUAD_ACCOUNT_LABEL__';
