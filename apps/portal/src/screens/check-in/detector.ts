import type { CodeDetector } from '@quad/ui/features/check-in';

/** The browser's own, where it has one; not in TypeScript's library yet. */
interface BrowsersDetector {
  new (options: { formats: string[] }): CodeDetector;
  getSupportedFormats(): Promise<string[]>;
}

const FORMATS = ['qr_code'];

/**
 * What reads QR codes: the browser itself, or a library compiled to WebAssembly, whose file is the portal's own. The policy of the pages
 * under /check-in/ lets it be compiled, and that of no others: these pages are opened by loading them.
 */
export async function loadDetector(): Promise<CodeDetector> {
  const Own: BrowsersDetector | undefined = Reflect.get(globalThis, 'BarcodeDetector');
  if (Own && (await Own.getSupportedFormats()).includes('qr_code')) return new Own({ formats: FORMATS });
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasmUrl }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  return new BarcodeDetector({ formats: ['qr_code'] });
}
