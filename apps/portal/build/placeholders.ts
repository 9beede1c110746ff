/** Stand in the prerendered page for what only the server knows; `apps/server/src/plugins/page.ts` fills the same words in. */
export const NONCE_PLACEHOLDER = '__QUAD_NONCE__';
export const PORTAL_TITLE_PLACEHOLDER = '__QUAD_PORTAL_TITLE__';
export const INSTITUTE_NAME_PLACEHOLDER = '__QUAD_INSTITUTE_NAME__';
/** Of the one account that stands for all of a demonstration's. */
export const ACCOUNT_LABEL_PLACEHOLDER = '__QUAD_ACCOUNT_LABEL__';
