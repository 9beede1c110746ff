/** Certificates of events: issuing, revoking, and the user's own ones. */
export * from './CertificateRequestFacts.tsx';
export * from './CertificatesDialog/CertificateForm.tsx';
export * from './CertificatesDialog/CertificatesDialog.tsx';
export * from './OwnCertificates/OwnCertificates.tsx';
