import { CHECK_IN_TEXTS } from '@quad/domain/check-in';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A code reader: the browser's BarcodeDetector, or a compatible one. */
export interface CodeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

export type CameraState = 'off' | 'starting' | 'on';

/** How long the same code in front of the camera counts as one scan. */
const SAME_CODE_MS = 3000;

function cameraProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return CHECK_IN_TEXTS.cameraDenied;
  return name === 'NotFoundError' ? CHECK_IN_TEXTS.cameraMissing : CHECK_IN_TEXTS.cameraFailed;
}

async function openCamera(): Promise<MediaStream> {
  // Undefined on pages without HTTPS.
  if (!navigator.mediaDevices) throw new DOMException('', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
}

interface CameraOptions {
  readonly loadDetector: () => Promise<CodeDetector>;
  readonly onRead: (text: string) => void;
}

/** Reads codes from a camera in a video element, from its start until it is stopped or unmounted. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, { loadDetector, onRead }: CameraOptions) {
  const [state, setState] = useState<CameraState>('off');
  const [problem, setProblem] = useState<string>();
  const stopped = useRef<AbortController>(undefined);
  const read = useRef(onRead);
  useEffect(() => {
    read.current = onRead;
  }, [onRead]);
  const stop = useCallback(() => {
    stopped.current?.abort();
    stopped.current = undefined;
    setState('off');
  }, []);
  useEffect(() => () => stopped.current?.abort(), []);
  const start = useCallback(async () => {
    stopped.current?.abort();
    const own = new AbortController();
    stopped.current = own;
    setState('starting');
    setProblem(undefined);
    try {
      const [stream, detector] = await Promise.all([openCamera(), loadDetector()]);
      const end = () => {
        for (const track of stream.getTracks()) track.stop();
      };
      own.signal.addEventListener('abort', end);
      const element = video.current;
      if (own.signal.aborted || !element) return end();
      element.srcObject = stream;
      await element.play();
      setState('on');
      void readFrames(element, detector, own.signal, (text) => read.current(text));
    } catch (error) {
      if (own.signal.aborted) return;
      own.abort();
      setState('off');
      setProblem(cameraProblem(error));
    }
  }, [video, loadDetector]);
  return { state, problem, start: () => void start(), stop };
}

/** Reads frames one at a time, so a slow device reads fewer. */
async function readFrames(video: HTMLVideoElement, detector: CodeDetector, signal: AbortSignal, onRead: (text: string) => void) {
  const last = { text: '', at: 0 };
  while (!signal.aborted) {
    await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
    if (signal.aborted || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) continue;
    // A frame that fails is skipped.
    const [found] = await detector.detect(video).catch(() => []);
    const now = performance.now();
    if (!found || signal.aborted) continue;
    if (found.rawValue === last.text && now - last.at < SAME_CODE_MS) {
      last.at = now;
      continue;
    }
    Object.assign(last, { text: found.rawValue, at: now });
    onRead(found.rawValue);
  }
}
