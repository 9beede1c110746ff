/** For what somebody gets a certificate. */
export const CERTIFICATE_KINDS = ['attendance', 'winner', 'organizer'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

/** How a certificate stands: one that was replaced is revoked, and another one counts in its place. */
export const CERTIFICATE_STATES = ['valid', 'revoked', 'replaced'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];
