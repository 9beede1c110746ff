/** Certificates of events: issuing and revoking them, and the own ones. */
export * from './CertificateRequestFacts.tsx';
export * from './CertificatesDialog/CertificateForm.tsx';
export * from './CertificatesDialog/CertificatesDialog.tsx';
export * from './OwnCertificates/OwnCertificates.tsx';
