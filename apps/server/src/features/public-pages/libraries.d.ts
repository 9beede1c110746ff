// Types for the parts that tests use of untyped libraries.

declare module '@marbec/web-auto-extractor' {
  export interface Extracted {
    readonly jsonld: Readonly<Record<string, readonly unknown[]>>;
  }
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: readonly string[] });
    parse(html: string): Extracted;
  }
}

declare module '@adobe/structured-data-validator' {
  import type { Extracted } from '@marbec/web-auto-extractor';

  export default class Validator {
    validate(extracted: Extracted): Promise<readonly { readonly severity: string; readonly issueMessage: string }[]>;
  }
}
