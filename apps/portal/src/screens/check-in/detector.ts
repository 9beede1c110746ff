import type { CodeDetector } from '@quad/ui/features/check-in';

/** The browser's native detector, where available; not in TypeScript's library yet. */
interface BrowsersDetector {
  new (options: { formats: string[] }): CodeDetector;
  getSupportedFormats(): Promise<string[]>;
}

const FORMATS = ['qr_code'];

/**
 * Loads a QR code detector: the browser's own, or a library compiled to WebAssembly that the portal serves. Only the
 * Content-Security-Policy of pages under /check-in/ permits compiling it, so these pages are opened with a full page load.
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
