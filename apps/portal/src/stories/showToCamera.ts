import { spyOn } from 'storybook/test';

/** Shows a code to the camera, by mocking the browser's `BarcodeDetector`. */
export function showToCamera(text: string) {
  return (_context: unknown) => {
    spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
      const picture = document.createElement('canvas');
      picture.getContext('2d')?.fillRect(0, 0, 300, 150);
      return picture.captureStream(5);
    });
    const known = Reflect.get(globalThis, 'BarcodeDetector');
    const detect = async () => [{ rawValue: text }];
    class Reader {
      static getSupportedFormats = async () => ['qr_code'];
      detect = detect;
    }
    Reflect.set(globalThis, 'BarcodeDetector', Reader);
    return () => Reflect.set(globalThis, 'BarcodeDetector', known);
  };
}
