// Types for the parts that the server uses of untyped libraries.

declare module 'bidi-js' {
  interface Embedding {
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly start: number; readonly end: number; readonly level: number }[];
  }
  interface Bidi {
    getEmbeddingLevels(text: string, base?: 'ltr' | 'rtl' | 'auto'): Embedding;
    getReorderedIndices(text: string, embedding: Embedding): number[];
    getMirroredCharacter(character: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}
