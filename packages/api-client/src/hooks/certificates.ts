import type { Certificate, CertificateChoice, CertificateOrder, CertificatePreview, CertificateRun } from '@quad/domain/certificates';
import { useCallback } from 'react';
import { certificates } from '../contract/certificates.contract.ts';
import { useClient } from './clientContext.ts';
import { begins } from './keys.ts';
import { useMutation } from './useMutation.ts';
import { usePages } from './usePages.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './write.ts';

const keys = {
  certificates: (eventId: string, version: string) => ['certificates', 'list', eventId, version],
  certificateRuns: (eventId: string) => ['certificates', 'runs', eventId],
  ownCertificates: ['certificates', 'own'],
};

/** Matches all keys of an event's certificates, whatever the state of the run in them. */
function isCertificatesKeyOf(eventId: string): (key: unknown) => boolean {
  return (key) => begins(key, 'certificates', 'list', eventId);
}

/** Polling interval while a server issues certificates. */
const POLL_INTERVAL_MS = 1000;

/** The certificates of an event, paginated. Refetched when the state of the latest run changes. */
export const useCertificates = (eventId: string, run: CertificateRun | undefined) =>
  usePages(keys.certificates(eventId, run ? `${run._id} ${run.state}` : ''), [certificates.list, { params: { eventId } }]);

/** The runs that issue certificates, latest first; polled while one is in progress. */
export const useCertificateRuns = (eventId: string) =>
  useRead(keys.certificateRuns(eventId), [certificates.runs, { params: { eventId } }], {
    refreshInterval: (runs?: CertificateRun[]) => (runs?.[0]?.state === 'issuing' ? POLL_INTERVAL_MS : 0),
  });

/** Counts the recipients of certificates. */
export function useCertificatePreview(eventId: string): (choice: CertificateChoice) => Promise<CertificatePreview> {
  const client = useClient();
  return useCallback((body) => client.call(certificates.preview, { params: { eventId }, body }), [client, eventId]);
}

/** Starts issuing certificates to all recipients; the progress is polled from then on. */
export function useIssueCertificates(eventId: string): (order: CertificateOrder) => Promise<CertificateRun> {
  const write = useWrite();
  return (body) =>
    write([certificates.issue, { params: { eventId }, body }], {
      patch: (run) => ({ keys: keys.certificateRuns(eventId), change: (runs: CertificateRun[]) => [run, ...runs] }),
      refresh: [keys.certificateRuns(eventId), isCertificatesKeyOf(eventId)],
    });
}

/** Revokes a certificate. */
export const useRevokeCertificate = () =>
  useMutation(certificates.revoke, {
    patch: (answer) => ({
      keys: isCertificatesKeyOf(answer.event._id),
      change: (list: Certificate[]) => list.map((each) => (each._id === answer._id ? answer : each)),
    }),
  });

/** The person's own certificates, latest first. */
export const useOwnCertificates = () => useRead(keys.ownCertificates, [certificates.own]);

/** Return the URL of a certificate's file, and that of all certificates of an event. */
export function useCertificateFiles(): { fileOf: (certificateId: string) => string; fileOfAll: (eventId: string) => string } {
  const client = useClient();
  return {
    fileOf: (certificateId) => client.url(certificates.file, { params: { certificateId } }),
    fileOfAll: (eventId) => client.url(certificates.fileOfAll, { params: { eventId } }),
  };
}
