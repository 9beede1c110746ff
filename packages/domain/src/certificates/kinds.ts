/** Reasons for a certificate. */
export const CERTIFICATE_KINDS = ['attendance', 'winner', 'organizer'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

/** States of a certificate: a replaced one is revoked, and another one is valid instead. */
export const CERTIFICATE_STATES = ['valid', 'revoked', 'replaced'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];
